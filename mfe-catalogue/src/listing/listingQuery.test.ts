import fc from 'fast-check';
import {
  formatListingQuery,
  type ListingQuery,
  parseListingQuery,
  SORT_ORDERS,
  type SortOrder,
} from './listingQuery';

const plain: ListingQuery = { category: '', text: '', sort: 'featured', page: 1 };

test('a plain address means all products, featured first', () => {
  expect(parseListingQuery('')).toEqual(plain);
  expect(formatListingQuery(plain)).toBe('');
});

test('each part has its parameter', () => {
  expect(parseListingQuery('?category=rugs&q=blue%20vase&sort=price-low&page=3')).toEqual({
    category: 'rugs',
    text: 'blue vase',
    sort: 'price-low',
    page: 3,
  });
});

test.each([
  '?sort=toString',
  '?sort=cheapest',
  '?page=0',
  '?page=-2',
  '?page=1.5',
  '?page=all',
  '?page=1e99',
])('%s is invalid and changes nothing', (search) => expect(parseListingQuery(search)).toEqual(plain));

test('a search text is cut after 100 characters', () => {
  expect(parseListingQuery(`?q=${'a'.repeat(5000)}`).text).toHaveLength(100);
});

test('a formatted query is parsed to the same query', () => {
  const anyQuery = fc.record({
    category: fc.string(),
    text: fc.string({ maxLength: 100 }),
    sort: fc.constantFrom(...(Object.keys(SORT_ORDERS) as SortOrder[])),
    page: fc.integer({ min: 1, max: 10_000 }),
  });
  fc.assert(
    fc.property(anyQuery, (query) => {
      expect(parseListingQuery(formatListingQuery(query))).toEqual(query);
    }),
  );
});
