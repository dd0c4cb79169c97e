import { addItem, type Cart, type CartItem, isSameLine } from '@tanabana/shop/cart/cart';
import type { PriceList } from './priceList';
import { type CartAndPrices, type SoldCart, soldLine } from './soldLine';

export function soldCart(cart: Cart, prices: PriceList): SoldCart {
  return { ...cart, items: cart.items.map((line) => soldLine(line, prices)) };
}

/** Stores the catalogue's prices in the lines that can be sold. */
export function withPresentPrices(cart: Cart, prices: PriceList): Cart {
  const priced = (line: CartItem) => {
    const { problem, price } = soldLine(line, prices);
    return problem ? line : { ...line, price };
  };
  return { ...cart, items: cart.items.map(priced) };
}

/**
 * Whether the catalogue sells every line of the cart. If the price list lacks a product, its price is known only from
 * the browser's storage, which visitors can edit. Such a cart cannot be paid.
 */
export function hasKnownPrices({ items }: Cart, prices: PriceList): boolean {
  return items.every((line) => prices.has(line.id) && !soldLine(line, prices).problem);
}

/** Whether products of the cart are still being read, for example of a line that another tab has added. */
export function isReadingPrices({ cart: { items }, prices, retryPrices }: CartAndPrices): boolean {
  return !retryPrices && items.some(({ id }) => !prices?.has(id));
}

/**
 * Inserts a removed line at its former index. If the cart contains the same line again, adds the quantity to that line.
 */
export function restoreLine(cart: Cart, line: CartItem, index: number): Cart {
  if (cart.items.some((item) => isSameLine(item, line))) return addItem(cart, line, line.quantity);
  return { ...cart, items: cart.items.toSpliced(index, 0, line) };
}
