import { removeFromWishlist, type WishlistEntry } from '@tanabana/shop/wishlist/wishlist';
import fc from 'fast-check';
import { priceListOf } from '../cart/catalogueRecords.testing';
import { addLinked, refreshEntries, restoreEntry, withSizes } from './changeWishlist';

const saved: WishlistEntry = {
  id: 30014,
  name: 'Vase',
  price: 1,
  priceRange: '₹1 – ₹2',
  image: '/pictures/30014.webp',
  category: 'Anything',
  addedAt: '2025-11-05T10:00:00.000Z',
};
const vase = {
  id: 30014,
  name: 'Blue Pottery Vase',
  category: 'Handicraft Products',
  price: 1850,
  sizes: [],
};
const refreshed = (product: object) => refreshEntries([saved], priceListOf([{ ...vase, ...product }]))[0];

test('refreshEntries replaces name, category and price, and preserves picture and date', () => {
  const { name, category, price } = vase;
  expect(refreshed({})).toEqual({ ...saved, name, category, price, priceRange: undefined });
});

test('refreshEntries writes the range if sizes differ in price', () => {
  const sizes = [
    { size: 'S', amount: 1850 },
    { size: 'L', amount: 4200 },
  ];
  expect(refreshed({ sizes })?.priceRange).toBe('₹1,850 – ₹4,200');
});

test('refreshEntries writes the price of the size that an entry has, and the range if it is no longer made', () => {
  const sizes = [
    { size: 'S', amount: 1850 },
    { size: 'L', amount: 4200 },
  ];
  const prices = priceListOf([{ ...vase, sizes }]);
  const [large, gone] = ['L', 'XL'].map((size) => refreshEntries([{ ...saved, size }], prices)[0]);
  expect(large).toMatchObject({ size: 'L', price: 4200, priceRange: undefined });
  expect(gone).toMatchObject({ price: 1850, priceRange: '₹1,850 – ₹4,200' });
});

test('refreshEntries recognises a rug by its id, and writes no range for it', () => {
  const sizes = [
    { size: '5 x 7 ft', amount: 40_000 },
    { size: '8 x 10 ft', amount: 98_000 },
  ];
  expect(refreshed({ category: 'Rugs', sizes })).toMatchObject({ category: 'Rugs', priceRange: undefined });
});

test('refreshEntries does not change entries that are not in the list', () => {
  expect(refreshed({ id: 7 })).toEqual(saved);
});

const entry = (id: number) => ({ id, name: 'Vase', price: 1, image: '', category: '', addedAt: '' });

test('restoreEntry undoes the removal of any entry', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8 }), fc.nat(), (length, chosen) => {
      const wishlist = Array.from({ length }, (_, position) => entry(position + 1));
      const index = chosen % length;
      const removed = wishlist[index]!;
      expect(restoreEntry(removeFromWishlist(wishlist, removed.id), removed, index)).toEqual(wishlist);
    }),
    { numRuns: 1_000 },
  );
});

test('restoreEntry leaves the wishlist unchanged if the entry was added again', () => {
  const wishlist = [entry(1)];
  expect(restoreEntry(wishlist, entry(1), 0)).toBe(wishlist);
});

test('withSizes sets the chosen sizes, and changes nothing else', () => {
  const wishlist = [entry(1), { ...entry(2), size: 'S' }];
  expect(withSizes(wishlist, new Map([[1, 'L']]))).toEqual([{ ...entry(1), size: 'L' }, wishlist[1]]);
});

describe('addLinked', () => {
  const now = new Date('2026-11-29T10:00:00.000Z');
  const line = { ...vaseLine(1), size: 'L' };

  test('adds the products of a link with their sizes, once each, in the order of the link', () => {
    const added = addLinked([], [line, { ...vaseLine(2), size: 'Standard' }, { ...line, size: 'S' }], now);
    expect(added).toEqual([
      { ...entry(1), image: '/1.webp', category: 'Vases', addedAt: now.toISOString(), size: 'L' },
      { ...entry(2), image: '/2.webp', category: 'Vases', addedAt: now.toISOString() },
    ]);
  });

  test('keeps what the wishlist contains in its order, with the sizes of the link', () => {
    const wishlist = [entry(3), entry(1)];
    expect(addLinked(wishlist, [line], now)).toEqual([entry(3), { ...entry(1), size: 'L' }]);
  });
});

function vaseLine(id: number) {
  const chosen = { size: '', color: 'Standard', material: 'Handcrafted', quantity: 25 };
  return { id, title: 'Vase', price: 1, image: `/${id}.webp`, category: 'Vases', ...chosen };
}
