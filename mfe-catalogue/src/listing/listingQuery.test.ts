import fc from 'fast-check';
import { formatListingQuery, parseListingQuery, type ListingQuery } from './listingQuery';
import { SORT_ORDERS, type SortOrder } from './sortOrders';

const plain: ListingQuery = { category: '', text: '', sort: 'featured', page: 1 };

test('a plain address asks for everything, featured first', () => {
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
])('%s makes no sense and changes nothing', (search) => expect(parseListingQuery(search)).toEqual(plain));

test('no more than 100 characters are searched for', () => {
  expect(parseListingQuery(`?q=${'a'.repeat(5000)}`).text).toHaveLength(100);
});

test('what is written is read again as it was', () => {
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
