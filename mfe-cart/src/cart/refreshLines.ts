import type { Cart, CartItem } from '@tanabana/runtime/cart/cart';
import type { PriceList, PricedProduct } from './priceList';

function refreshLine(line: CartItem, product: PricedProduct | undefined): CartItem {
  if (!product) return line;
  const { name, category, price, sizes, image = line.image } = product;
  const amount = sizes.find(({ size }) => size === line.size)?.amount ?? price;
  return { ...line, title: name, category, image, price: amount };
}

/**
 * Replaces name, category, picture and price of every line by those that the catalogue publishes. Edited storage can
 * therefore neither make a rug payable nor change a price. A size that the product does not have costs the
 * base price. Lines that are not in the list stay unchanged.
 */
export function refreshLines(cart: Cart, prices: PriceList): Cart {
  return { ...cart, items: cart.items.map((line) => refreshLine(line, prices.get(line.id))) };
}

/** Whether every line is in the list. A cart with another line cannot be paid, because its stored price can be edited. */
export function hasKnownPrices({ items }: Cart, prices: PriceList): boolean {
  return items.every(({ id }) => prices.has(id));
}
