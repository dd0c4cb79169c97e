import { addItem, type Cart, type CartItem, isSameLine } from '@tanabana/runtime/cart/cart';
import type { PriceList, PricedProduct } from './priceList';

function refreshLine(line: CartItem, product: PricedProduct | undefined): CartItem {
  if (!product) return line;
  const { name, category, price, sizes, image = line.image } = product;
  const amount = sizes.find(({ size }) => size === line.size)?.amount ?? price;
  return { ...line, title: name, category, image, price: amount };
}

/**
 * Replaces name, category, picture and price of every line by the catalogue's, because storage can be edited. A size
 * that the product does not have costs the base price. Unlisted lines stay unchanged.
 */
export function refreshLines(cart: Cart, prices: PriceList): Cart {
  return { ...cart, items: cart.items.map((line) => refreshLine(line, prices.get(line.id))) };
}

/** A cart with an unlisted line cannot be paid, because its stored price can be edited. */
export function hasKnownPrices({ items }: Cart, prices: PriceList): boolean {
  return items.every(({ id }) => prices.has(id));
}

/** Restores a removed line at its index. Adds up the quantities if the line was added again. */
export function restoreLine(cart: Cart, line: CartItem, index: number): Cart {
  if (cart.items.some((item) => isSameLine(item, line))) return addItem(cart, line, line.quantity);
  return { ...cart, items: cart.items.toSpliced(index, 0, line) };
}
