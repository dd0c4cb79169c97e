import fc from 'fast-check';
import { cardWith } from '../testing/productOf';
import { sortProducts } from './sortProducts';

const listed = (parts: readonly Parameters<typeof cardWith>[0][]) =>
  parts.map((part) => ({ card: cardWith(part) }));

const products = listed([
  { id: 10, name: 'Éventail', price: 900, ranking: { rating: 4, reviews: 20, featured: false } },
  { id: 30, name: 'Bowl', price: 700, ranking: { rating: 5, reviews: 10, featured: false } },
  { id: 20, name: 'Zari', price: 800, ranking: { rating: 3, reviews: 200, featured: true } },
]);

test.each([
  ['price-low', [30, 20, 10]],
  ['price-high', [10, 20, 30]],
  ['rating', [30, 10, 20]],
  ['reviews', [20, 10, 30]],
  ['name', [30, 10, 20]],
  ['newest', [30, 20, 10]],
  ['featured', [20, 10, 30]],
] as const)('products are sorted by %s', (order, ids) => {
  expect(sortProducts(products, order, 1).map(({ card }) => card.id)).toEqual(ids);
});

test.each(['price-low', 'price-high'] as const)(
  '%s puts rugs last, because their prices are not published',
  (order) => {
    const rugs = listed([1, 2].map((id) => ({ id, category: 'Rugs', price: 0 })));
    expect(sortProducts([...rugs, ...products], order, 1).slice(-2)).toEqual(rugs);
  },
);

const anyOrder = fc.constantFrom(
  ...(['price-low', 'price-high', 'rating', 'reviews', 'name', 'newest', 'featured'] as const),
);
const anyProducts = fc
  .uniqueArray(fc.record({ id: fc.nat(), price: fc.nat(5000), name: fc.string() }), {
    selector: ({ id }) => id,
    maxLength: 300,
  })
  .map(listed);

test('sorting returns the same products, does not change its argument, and changes no sorted list', () => {
  fc.assert(
    fc.property(anyProducts, anyOrder, fc.nat(), (some, order, seed) => {
      const before = [...some];
      const sorted = sortProducts(some, order, seed);
      expect(some).toEqual(before);
      expect(new Set(sorted)).toEqual(new Set(some));
      expect(sortProducts(sorted, order, seed)).toEqual(sorted);
    }),
  );
});
