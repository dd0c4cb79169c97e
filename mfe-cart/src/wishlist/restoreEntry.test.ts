import { removeFromWishlist } from '@tanabana/runtime/wishlist/wishlist';
import fc from 'fast-check';
import { restoreEntry } from './restoreEntry';

const entry = (id: number) => ({ id, name: 'Vase', price: 1, image: '', category: '', addedAt: '' });

test('restoreEntry undoes the removal of any entry', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8 }), fc.nat(), (length, chosen) => {
      const wishlist = Array.from({ length }, (_, index) => entry(index + 1));
      const place = chosen % length;
      const removed = wishlist[place]!;
      expect(restoreEntry(removeFromWishlist(wishlist, removed.id), removed, place)).toEqual(wishlist);
    }),
    { numRuns: 1_000 },
  );
});

test('restoreEntry leaves the wishlist unchanged if the entry was added again meanwhile', () => {
  const wishlist = [entry(1)];
  expect(restoreEntry(wishlist, entry(1), 0)).toBe(wishlist);
});
