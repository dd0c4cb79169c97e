import { type CartItem, isQuoted } from '@tanabana/runtime/cart/cart';
import { toCartLine } from '@tanabana/runtime/cart/toCartLine';
import { formatRupees } from '@tanabana/runtime/money/formatRupees';
import type { WishlistEntry } from '@tanabana/runtime/wishlist/wishlist';
import type { PricedProduct, PricedSize } from '../cart/priceList';

/** Returns the price range if the entry has one, else the price (§2.9). Rugs are priced on request (§1). */
export function savedPrice(entry: Pick<WishlistEntry, 'category' | 'price' | 'priceRange'>): string {
  if (isQuoted(entry)) return 'Price on Request';
  return entry.priceRange ?? formatRupees(entry.price);
}

const dayMonthYear = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', year: 'numeric' });

/** Writes a timestamp as '5 November 2025'. @returns undefined for an unreadable timestamp */
export function addedDate(addedAt: string): string | undefined {
  const time = Date.parse(addedAt);
  return Number.isNaN(time) ? undefined : dayMonthYear.format(time);
}

/**
 * Converts a wishlist entry into a cart item (§3), the same as from the product's page.
 * @param product product of the price list. If undefined, the item has no size, and the default colour and material.
 */
export function cartProduct(
  entry: WishlistEntry,
  product?: PricedProduct,
  option: PricedSize | undefined = product?.sizes[0],
): Omit<CartItem, 'quantity'> {
  const { priceRange } = entry;
  return {
    ...toCartLine({ ...product, ...entry, price: product?.price ?? entry.price }, option),
    ...(priceRange !== undefined && { priceRange }),
    ...(!product && { size: '' }),
  };
}
