import fc from 'fast-check';
import { hostileStorage } from '../cart/hostileStorage.testing';
import {
  isInWishlist,
  parseWishlist,
  removeFromWishlist,
  toggleInWishlist,
  type WishlistEntry,
} from './wishlist';

const vase: WishlistEntry = {
  id: 30014,
  name: 'Blue Pottery Vase',
  price: 1850,
  priceRange: '₹1,850 – ₹4,200',
  image: '/pictures/30014.webp',
  category: 'Handicraft Products',
  addedAt: '2025-11-05T10:00:00.000Z',
};

const entries = fc
  .array(fc.integer({ min: 1, max: 6 }))
  .map((ids) => [...new Set(ids)].map((id) => ({ ...vase, id })));
const id = fc.integer({ min: 1, max: 6 });

test('toggleInWishlist adds a missing product, or removes it, and changes no other', () => {
  fc.assert(
    fc.property(entries, id, (wishlist, toggled) => {
      const entry = { ...vase, id: toggled };
      const wasIn = isInWishlist(wishlist, toggled);
      const after = toggleInWishlist(wishlist, entry);
      expect(isInWishlist(after, toggled)).toBe(!wasIn);
      expect(after.filter((other) => other.id !== toggled)).toEqual(
        wishlist.filter((other) => other.id !== toggled),
      );
      expect(after).toHaveLength(wishlist.length + (wasIn ? -1 : 1));
    }),
    { numRuns: 1_000 },
  );
});

test('removeFromWishlist removes only this product', () => {
  expect(removeFromWishlist([vase, { ...vase, id: 2 }], vase.id).map((entry) => entry.id)).toEqual([2]);
});

describe('parseWishlist', () => {
  test('parses its own result', () => {
    const wishlist = [vase, { ...vase, id: 2, size: '12 in' }];
    expect(parseWishlist(wishlist)).toEqual(wishlist);
  });

  test('skips repeated entries, and entries without id or name', () => {
    const stored = [
      null,
      { id: 1 },
      { name: 'x' },
      { ...vase, name: ' ' },
      vase,
      { ...vase, name: 'Again' },
      7,
    ];
    expect(parseWishlist(stored)).toEqual([vase]);
  });

  test('has defaults for all fields except id and name', () => {
    const bare = {
      id: '7',
      name: ' Vase ',
      price: -1,
      priceRange: '',
      image: 1,
      category: {},
      addedAt: 'yesterday',
    };
    expect(parseWishlist([bare])).toEqual([
      { id: 7, name: 'Vase', price: 0, image: '', category: '', addedAt: '' },
    ]);
  });

  test('returns undefined for any value that is no list', () => {
    for (const junk of [undefined, null, 5, 'x', {}, { items: [] }])
      expect(parseWishlist(junk)).toBeUndefined();
  });

  test('returns valid entries for every corrupted record', () => {
    for (const text of hostileStorage) {
      let stored: unknown;
      try {
        stored = JSON.parse(text);
      } catch {
        continue;
      }
      for (const entry of parseWishlist(stored) ?? []) {
        expect(Number.isSafeInteger(entry.id) && entry.id > 0).toBe(true);
        expect(entry.name.trim()).not.toBe('');
        expect(Number.isFinite(entry.price) && entry.price >= 0).toBe(true);
        expect(entry.addedAt === '' || !Number.isNaN(Date.parse(entry.addedAt))).toBe(true);
      }
    }
  });
});
