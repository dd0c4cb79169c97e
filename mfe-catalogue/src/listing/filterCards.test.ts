import fc from 'fast-check';
import { cardWith } from '../testing/productOf';
import { filterCards } from './findListing';

const ranking = (rating: number) => ({ rating, reviews: 50, featured: false });
const cards = [
  cardWith({ id: 1, category: 'Rugs', price: 0, ranking: ranking(4.5) }),
  cardWith({ id: 2, facets: { colour: ['red'], price: ['under-1000'] }, ranking: ranking(3.2) }),
  cardWith({ id: 3, facets: { colour: ['red', 'blue'], price: ['from-3000'] }, ranking: ranking(5) }),
];
const idsOf = (filter: Parameters<typeof filterCards>[1]) =>
  filterCards(cards, filter, 1).map(({ id }) => id);

test('an empty filter passes all cards', () => expect(idsOf({})).toEqual([1, 2, 3]));

test('a category passes the cards of that category', () => expect(idsOf({ category: 'Rugs' })).toEqual([1]));

test('a search passes only the found cards', () => expect(idsOf({ found: new Set([3, 1]) })).toEqual([1, 3]));

test('facets pass the cards that have a chosen value of each', () => {
  expect(idsOf({ facets: { colour: ['blue', 'red'] } })).toEqual([2, 3]);
  expect(idsOf({ facets: { colour: ['blue', 'red'], price: ['under-1000'] } })).toEqual([2]);
});

test('a minimum rating passes equal and higher ratings', () =>
  expect(idsOf({ minimumRating: 4.5 })).toEqual([1, 3]));

test('a card passes combined filters if it passes each of them', () => {
  const anyFilter = fc.record(
    {
      category: fc.constantFrom('Rugs', 'Handicraft Products'),
      found: fc.array(fc.integer({ min: 1, max: 3 })).map((ids) => new Set(ids)),
      facets: fc.constantFrom({ colour: ['blue'] }, { colour: ['red'], price: ['under-1000', 'from-3000'] }),
      minimumRating: fc.double({ min: 3, max: 5, noNaN: true }),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(anyFilter, (filter) => {
      const each = Object.entries(filter).map(([name, value]) => idsOf({ [name]: value }));
      expect(idsOf(filter)).toEqual([1, 2, 3].filter((id) => each.every((ids) => ids.includes(id))));
    }),
  );
});
