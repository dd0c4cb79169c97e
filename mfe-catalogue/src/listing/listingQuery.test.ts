import fc from 'fast-check';
import {
  formatListingQuery,
  hasFilters,
  type ListingQuery,
  parseListingQuery,
  SORT_ORDERS,
  type SortOrder,
  withoutFilters,
} from './listingQuery';

const plain: ListingQuery = { category: '', text: '', facets: {}, sort: 'featured', page: 1 };

test('a plain address means all products, featured first', () => {
  expect(parseListingQuery('')).toEqual(plain);
  expect(formatListingQuery(plain)).toBe('');
});

test('each filter has a parameter', () => {
  expect(parseListingQuery('?category=rugs&q=blue%20vase&sort=price-low&page=3')).toEqual({
    category: 'rugs',
    text: 'blue vase',
    facets: {},
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
  '?colour=%3Cb%3E',
  '?colour=',
])('%s is invalid and ignored', (search) => expect(parseListingQuery(search)).toEqual(plain));

test('a facet has a parameter for each value, and each choice has one address', () => {
  const address = '?colour=blue&colour=red&price=under-1000&sort=name';
  const query = parseListingQuery('?price=under-1000&sort=name&colour=red&colour=blue&colour=red');
  expect(query).toEqual({
    ...plain,
    facets: { colour: ['blue', 'red'], price: ['under-1000'] },
    sort: 'name',
  });
  expect(formatListingQuery(query)).toBe(address);
  expect(formatListingQuery({ ...query, facets: { ...query.facets, colour: ['red', 'blue'] } })).toBe(
    address,
  );
});

test('a query without filters keeps its order', () => {
  const query = parseListingQuery('?category=rugs&q=blue&colour=red&sort=name');
  expect(hasFilters(query)).toBe(true);
  expect(withoutFilters(query)).toEqual({ ...plain, sort: 'name' });
  expect(hasFilters(withoutFilters(query))).toBe(false);
});

test('a search text is cut after 100 characters', () => {
  expect(parseListingQuery(`?q=${'a'.repeat(5000)}`).text).toHaveLength(100);
});

test('a formatted query is parsed to the same query', () => {
  const anyValues = fc
    .uniqueArray(fc.stringMatching(/^[a-z\d-]{1,40}$/), { minLength: 1, maxLength: 20 })
    .map((values) => values.sort());
  const anyQuery = fc.record({
    category: fc.string(),
    text: fc.string({ maxLength: 100 }),
    facets: fc.record({ colour: anyValues, region: anyValues }, { requiredKeys: [] }),
    sort: fc.constantFrom(...(Object.keys(SORT_ORDERS) as SortOrder[])),
    page: fc.integer({ min: 1, max: 10_000 }),
  });
  fc.assert(
    fc.property(anyQuery, (query) => {
      expect(parseListingQuery(formatListingQuery(query))).toEqual(query);
    }),
  );
});

test('an address is read without the invisible characters that chats add to a link', () => {
  expect(parseListingQuery('?q=brass%E2%80%8E&category=rugs%E2%81%A9')).toMatchObject({
    text: 'brass',
    category: 'rugs',
  });
});
