import { type CartItem, isQuoted } from '@tanabana/shop/cart/cart';
import { ONLY_SIZE } from '@tanabana/shop/cart/toCartLine';
import { priceRange } from '@tanabana/shop/money/formatRupees';
import { isInWishlist, type Wishlist, type WishlistEntry } from '@tanabana/shop/wishlist/wishlist';
import type { PriceList, PricedProduct } from '../cart/priceList';
import { optionOf } from '../cart/soldLine';

function refreshEntry(entry: WishlistEntry, product: PricedProduct | undefined): WishlistEntry {
  if (!product) return entry;
  const { name, category, price } = product;
  const option = entry.size === undefined ? undefined : optionOf({ size: entry.size }, product);
  const range = isQuoted(product) || option ? undefined : priceRange(product);
  return { ...entry, name, category, price: option?.amount ?? price, priceRange: range };
}

/**
 * Replaces name, category, price and price range of every entry by the catalogue's. An entry with a size has the price
 * of the size. Entries whose product the price list lacks stay unchanged.
 */
export function refreshEntries(wishlist: Wishlist, prices: PriceList): Wishlist {
  return wishlist.map((entry) => refreshEntry(entry, prices.get(entry.id)));
}

/** Inserts a removed entry at its former index, unless the product was added again. */
export function restoreEntry(wishlist: Wishlist, entry: WishlistEntry, index: number): Wishlist {
  return isInWishlist(wishlist, entry.id) ? wishlist : wishlist.toSpliced(index, 0, entry);
}

/**
 * Sets the sizes of entries. Entries without a chosen size stay unchanged.
 * @param sizes chosen sizes by product id
 */
export function withSizes(wishlist: Wishlist, sizes: ReadonlyMap<number, string>): Wishlist {
  return wishlist.map((entry) => {
    const size = sizes.get(entry.id);
    return size === undefined ? entry : { ...entry, size };
  });
}

/** Adds the products of a link that the wishlist lacks. Products that it contains take the sizes of the link. */
export function addLinked(wishlist: Wishlist, items: readonly CartItem[], now: Date): Wishlist {
  const linked = items.filter((item, index) => items.findIndex(({ id }) => id === item.id) === index);
  const sizes = new Map(linked.flatMap(({ id, size }) => (size === ONLY_SIZE ? [] : [[id, size] as const])));
  const missing = linked.filter(({ id }) => !isInWishlist(wishlist, id));
  const added = missing.map(({ id, title, price, image, category }) => ({
    ...{ id, name: title, price, image, category },
    addedAt: now.toISOString(),
  }));
  return withSizes([...wishlist, ...added], sizes);
}
