import * as v from 'valibot';
import { storedAmount, storedId, storedText } from '../stored/storedFields';

const optionalText = v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty())), undefined);

const isDate = (text: string) => !Number.isNaN(Date.parse(text));

/** Schema of a stored entry (§3). */
const entrySchema = v.object({
  id: storedId,
  name: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  /** Price in rupees. 0 if only a price range is known. */
  price: storedAmount,
  priceRange: optionalText,
  image: storedText,
  category: storedText,
  /** ISO timestamp, or an empty string if the time is unknown. */
  addedAt: v.fallback(v.pipe(v.string(), v.check(isDate)), ''),
  /** Size that a link has named, or that was chosen in the wishlist. */
  size: optionalText,
});

export type WishlistEntry = v.InferOutput<typeof entrySchema>;
export type Wishlist = readonly WishlistEntry[];

/** Skips invalid and repeated entries (§8). Returns undefined for a value that is no list. */
export function parseWishlist(stored: unknown): Wishlist | undefined {
  if (!Array.isArray(stored)) return undefined;
  const entries = new Map<number, WishlistEntry>();
  for (const candidate of stored) {
    const entry = v.safeParse(entrySchema, candidate);
    if (entry.success && !entries.has(entry.output.id)) entries.set(entry.output.id, entry.output);
  }
  return [...entries.values()];
}

export function isInWishlist(wishlist: Wishlist, id: number): boolean {
  return wishlist.some((entry) => entry.id === id);
}

/** Has no effect if the wishlist does not contain the product. */
export function removeFromWishlist(wishlist: Wishlist, id: number): Wishlist {
  return wishlist.filter((entry) => entry.id !== id);
}

/** Adds a product, or removes the product if the wishlist contains it (§4). */
export function toggleInWishlist(wishlist: Wishlist, entry: WishlistEntry): Wishlist {
  return isInWishlist(wishlist, entry.id) ? removeFromWishlist(wishlist, entry.id) : [...wishlist, entry];
}
