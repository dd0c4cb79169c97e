import fc from 'fast-check';
import { rankingOf } from '../catalogue/ranking';
import { cardWith } from '../testing/productOf';
import { BLOCK_SIZE, sortCards } from './sortCards';
import { SORT_ORDERS, type SortOrder } from './listingQuery';

const cards = [
  cardWith({ id: 10, name: 'Éventail', price: 900, ranking: { rating: 4, reviews: 20, featured: false } }),
  cardWith({ id: 30, name: 'Bowl', price: 700, ranking: { rating: 5, reviews: 10, featured: false } }),
  cardWith({ id: 20, name: 'Zari', price: 800, ranking: { rating: 3, reviews: 200, featured: true } }),
];

test.each([
  ['featured', [20, 10, 30]],
  ['price-low', [30, 20, 10]],
  ['price-high', [10, 20, 30]],
  ['rating', [30, 10, 20]],
  ['reviews', [20, 10, 30]],
  ['name', [30, 10, 20]],
  ['newest', [30, 20, 10]],
] as const)('cards are sorted by %s', (order, ids) => {
  expect(sortCards(cards, order, 1).map(({ id }) => id)).toEqual(ids);
});

test.each(['price-low', 'price-high'] as const)(
  '%s puts rugs last, because their prices are not published',
  (order) => {
    const rugs = [1, 2].map((id) => cardWith({ id, category: 'Rugs', price: 0 }));
    expect(sortCards([...rugs, ...cards], order, 1).slice(-2)).toEqual(rugs);
  },
);

const anyOrder = fc.constantFrom(...(Object.keys(SORT_ORDERS) as SortOrder[]));
const anyCards = fc
  .uniqueArray(fc.record({ id: fc.nat(), price: fc.nat(5000), name: fc.string() }), {
    selector: ({ id }) => id,
    maxLength: 300,
  })
  .map((parts) => parts.map(cardWith));

test('sorting returns the same cards and does not change its argument', () => {
  fc.assert(
    fc.property(anyCards, anyOrder, fc.nat(), (cards, order, seed) => {
      const before = [...cards];
      const sorted = sortCards(cards, order, seed);
      expect(cards).toEqual(before);
      expect(new Set(sorted)).toEqual(new Set(cards));
    }),
  );
});

test('sorting a sorted list changes nothing', () => {
  fc.assert(
    fc.property(
      anyCards,
      anyOrder.filter((order) => order !== 'featured'),
      fc.nat(),
      (cards, order, seed) => {
        const sorted = sortCards(cards, order, seed);
        expect(sortCards(sorted, order, seed)).toEqual(sorted);
      },
    ),
  );
});

test('featured cards come first within each block, and every card stays in its block', () => {
  const many = Array.from({ length: BLOCK_SIZE * 3 }, (_, id) => cardWith({ id }));
  const sorted = sortCards(many, 'featured', 9);
  for (const block of [0, 1, 2]) {
    const part = sorted.slice(block * BLOCK_SIZE, (block + 1) * BLOCK_SIZE);
    expect(part.every(({ id }) => Math.floor(id / BLOCK_SIZE) === block)).toBe(true);
    const flags = part.map(({ id }) => rankingOf({ id: id }, 9).featured);
    expect(flags.lastIndexOf(true)).toBeLessThan(flags.indexOf(false));
  }
});
