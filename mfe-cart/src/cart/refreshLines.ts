import type { Cart, CartItem } from '@tanabana/runtime/cart/cart';
import type { PricedProduct } from '@tanabana/runtime/contracts/priceList';
import type { PriceList } from './priceList';

function refreshLine(line: CartItem, product: PricedProduct | undefined): CartItem {
  if (!product) return line;
  const { name, category, price, sizes } = product;
  const amount = sizes.find(({ size }) => size === line.size)?.amount ?? price;
  return { ...line, title: name, category, price: amount };
}

/**
 * Reads name, category and price of every line again from what the catalogue publishes, so that edited storage
 * cannot turn a rug into something payable, nor change a price. A size that the product does not have costs the
 * base price. Lines that the list does not know stay as they are.
 */
export function refreshLines(cart: Cart, prices: PriceList): Cart {
  return { ...cart, items: cart.items.map((line) => refreshLine(line, prices.get(line.id))) };
}
