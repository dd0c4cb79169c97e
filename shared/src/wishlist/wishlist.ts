import * as v from 'valibot';

const optionalText = v.fallback(v.optional(v.string()), undefined);

/** An entry of the wishlist (§3). */
const entrySchema = v.object({
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  name: v.pipe(v.string(), v.nonEmpty()),
  /** Rupees, 0 where only a range is known. */
  price: v.fallback(v.pipe(v.number(), v.finite(), v.minValue(0)), 0),
  priceRange: optionalText,
  image: v.fallback(v.string(), ''),
  category: v.fallback(v.string(), ''),
  /** ISO timestamp. */
  addedAt: v.fallback(v.pipe(v.string(), v.isoTimestamp()), '1970-01-01T00:00:00.000Z'),
});

export type WishlistEntry = v.InferOutput<typeof entrySchema>;
export type Wishlist = readonly WishlistEntry[];

/** Makes a wishlist of what is stored; entries that cannot be read are left out (§8). */
export function parseWishlist(stored: unknown): Wishlist {
  if (!Array.isArray(stored)) return [];
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

export function removeFromWishlist(wishlist: Wishlist, id: number): Wishlist {
  return wishlist.filter((entry) => entry.id !== id);
}

/** Puts a product in, or takes it out when it is in (§4). */
export function toggleInWishlist(wishlist: Wishlist, entry: WishlistEntry): Wishlist {
  return isInWishlist(wishlist, entry.id) ? removeFromWishlist(wishlist, entry.id) : [...wishlist, entry];
}
