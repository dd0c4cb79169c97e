import { addItem, type Cart, type CartItem, isSameLine } from '@tanabana/runtime/cart/cart';
import { noPrices, type PriceList, type PricedProduct } from './priceList';

function refreshLine(line: CartItem, product: PricedProduct | undefined): CartItem {
  if (!product) return line;
  const { name, category, price, sizes, image = line.image } = product;
  const amount = sizes.find(({ size }) => size === line.size)?.amount ?? price;
  return { ...line, title: name, category, image, price: amount };
}

/**
 * Replaces name, category, picture and price of every line by the catalogue's, because visitors can edit the stored
 * values. A line with a size that the catalogue does not have gets the product's base price. Lines of products that the
 * price list lacks stay unchanged.
 */
export function refreshLines(cart: Cart, prices: PriceList): Cart {
  return { ...cart, items: cart.items.map((line) => refreshLine(line, prices.get(line.id))) };
}

/**
 * Whether the price list contains every product of the cart. If a product is missing, its price is known only from
 * the browser's storage, which visitors can edit. Such a cart cannot be paid.
 */
export function hasKnownPrices({ items }: Cart, prices: PriceList): boolean {
  return items.every(({ id }) => prices.get(id));
}

/** Whether products of the cart are still being read, for example of a line that another tab has added. */
export function isReadingPrices({ items }: Cart, prices: PriceList | undefined): boolean {
  return prices !== noPrices && items.some(({ id }) => !prices?.has(id));
}

/**
 * Inserts a removed line at its former index. If the cart contains the same line again, adds the quantity to that line.
 */
export function restoreLine(cart: Cart, line: CartItem, index: number): Cart {
  if (cart.items.some((item) => isSameLine(item, line))) return addItem(cart, line, line.quantity);
  return { ...cart, items: cart.items.toSpliced(index, 0, line) };
}
