import fc from 'fast-check';
import { cardWith } from '../testing/productOf';
import { filterProducts } from './filterProducts';

const ranking = (rating: number) => ({ rating, reviews: 50, featured: false });
const products = [
  { card: cardWith({ id: 1, category: 'Rugs', price: 0, ranking: ranking(4.5) }), facets: {} },
  {
    card: cardWith({ id: 2, ranking: ranking(3.2) }),
    facets: { colour: ['red'], price: ['under-1000'] },
  },
  {
    card: cardWith({ id: 3, ranking: ranking(5) }),
    facets: { colour: ['red', 'blue'], price: ['from-3000'] },
  },
];
const idsOf = (filter: Parameters<typeof filterProducts>[1]) =>
  filterProducts(products, filter, 1).map(({ card }) => card.id);

test('an empty filter passes all products', () => expect(idsOf({})).toEqual([1, 2, 3]));

test('a category passes the products of that category', () =>
  expect(idsOf({ category: 'Rugs' })).toEqual([1]));

test('facets pass the products that have a chosen value of each', () => {
  expect(idsOf({ facets: { colour: ['blue', 'red'] } })).toEqual([2, 3]);
  expect(idsOf({ facets: { colour: ['blue', 'red'], price: ['under-1000'] } })).toEqual([2]);
});

test('a minimum rating passes equal and higher ratings', () =>
  expect(idsOf({ minimumRating: 4.5 })).toEqual([1, 3]));

test('a product passes combined filters if it passes each of them', () => {
  const anyFilter = fc.record(
    {
      category: fc.constantFrom('Rugs', 'Handicraft Products'),
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
