import { type CartItem, isQuoted } from '@tanabana/shop/cart/cart';
import { toCartLine } from '@tanabana/shop/cart/toCartLine';
import { formatRupees } from '@tanabana/shop/money/formatRupees';
import { longDate } from '@tanabana/shop/text/longDate';
import type { WishlistEntry } from '@tanabana/shop/wishlist/wishlist';
import type { PricedProduct } from '../cart/priceList';

/** Returns the price range if the entry has one, else its price (§2.9). Rugs have no price (§1). */
export function savedPrice(entry: Pick<WishlistEntry, 'category' | 'price' | 'priceRange'>): string {
  if (isQuoted(entry)) return 'Price on Request';
  return entry.priceRange ?? formatRupees(entry.price);
}

/** Writes a timestamp as `5 November 2025`. Returns undefined for an invalid timestamp. */
export function addedDate(addedAt: string): string | undefined {
  const time = new Date(addedAt);
  return Number.isNaN(time.getTime()) ? undefined : longDate(time, 'local');
}

/**
 * Converts a wishlist entry into the cart item that the product's page would add (§3).
 * @param product published product. If absent, the item has the default colour and material, but no size.
 * @param size chosen size. By default, and if the product does not have it, the first.
 */
export function cartProduct(
  entry: WishlistEntry,
  product?: PricedProduct,
  size?: string,
): Omit<CartItem, 'quantity'> {
  const { priceRange } = entry;
  const option = product?.sizes.find((each) => each.size === size) ?? product?.sizes[0];
  return {
    ...toCartLine({ ...product, ...entry, price: product?.price ?? entry.price }, option),
    ...(priceRange !== undefined && { priceRange }),
    ...(!product && { size: '' }),
  };
}
