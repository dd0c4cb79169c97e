import * as v from 'valibot';
import { storedAmount, storedId, storedText } from '../records/storedFields';

const isDate = (text: string) => !Number.isNaN(Date.parse(text));

/** A stored entry (§3). */
const entrySchema = v.object({
  id: storedId,
  name: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  /** Rupees; 0 if only a range is known. */
  price: storedAmount,
  priceRange: v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty())), undefined),
  image: storedText,
  category: storedText,
  /** ISO timestamp; empty if unknown. */
  addedAt: v.fallback(v.pipe(v.string(), v.check(isDate)), ''),
});

export type WishlistEntry = v.InferOutput<typeof entrySchema>;
export type Wishlist = readonly WishlistEntry[];

/** Parses a stored wishlist, and skips invalid and repeated entries (§8). */
export function parseWishlist(stored: unknown): Wishlist | undefined {
  if (!Array.isArray(stored)) return undefined;
  const entries = new Map<number, WishlistEntry>();
  for (const candidate of stored) {
    const entry = v.safeParse(entrySchema, candidate);
    if (entry.success && !entries.has(entry.output.id)) entries.set(entry.output.id, entry.output);
  }
  return [...entries.values()];
}

/** Whether the wishlist contains the product with an id. */
export function isInWishlist(wishlist: Wishlist, id: number): boolean {
  return wishlist.some((entry) => entry.id === id);
}

/** Removes the product with an id. A missing product changes nothing. */
export function removeFromWishlist(wishlist: Wishlist, id: number): Wishlist {
  return wishlist.filter((entry) => entry.id !== id);
}

/** Adds a product, or removes it (§4). */
export function toggleInWishlist(wishlist: Wishlist, entry: WishlistEntry): Wishlist {
  return isInWishlist(wishlist, entry.id) ? removeFromWishlist(wishlist, entry.id) : [...wishlist, entry];
}
