import type { Cart, CartItem } from '@tanabana/shared/cart/cart';
import type { PublicProduct } from './publicRecord';

/**
 * Rupees for a unit in the line's size; the base price where the product has no such size. A record without
 * sizes can only say that the price is not below the base price.
 */
function amountOf({ price, sizes }: PublicProduct, line: CartItem): number {
  if (!sizes) return Math.max(line.price, price);
  return sizes.find(({ size }) => size === line.size)?.amount ?? price;
}

function refreshLine(line: CartItem, product: PublicProduct | undefined): CartItem {
  if (!product) return line;
  const { name, category } = product;
  return { ...line, title: name, category, price: amountOf(product, line) };
}

/**
 * Reads name, category and price of every line again from what the catalogue publishes, so that edited storage
 * cannot turn a rug into something payable, nor change a price. Lines that the record does not know stay as
 * they are.
 */
export function refreshLines(cart: Cart, record: ReadonlyMap<number, PublicProduct>): Cart {
  return { ...cart, items: cart.items.map((line) => refreshLine(line, record.get(line.id))) };
}
