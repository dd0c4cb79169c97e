import type { Facet } from '../facets/facet';
import { rankingOf } from '../catalogue/ranking';
import { findListing } from './findListing';
import type { ListingRange } from './listing';
import { PLAIN as plain } from './listingQuery';
import { facets, option, products, sourceOf, sourceWith, total } from './listingSource.testing';

const request = { seed: 1 };
const idsOf = (listing: { cards: readonly { id: number }[] }) => listing.cards.map(({ id }) => id);

test('the plain listing has 24 products', async () => {
  const { source } = sourceWith();
  const listing = await findListing(source, plain, request);
  expect(idsOf(listing)).toEqual(Array.from({ length: 24 }, (_, index) => index + 1));
  expect(listing).toMatchObject({ matches: total, total, pages: 9, category: undefined });
  expect(listing.cards[0]).toEqual(products[0]?.card);
});

test('featured products of the plain listing come first, and their categories alternate', async () => {
  const ranking = (id: number) => ({ rating: 4, reviews: 10, featured: [1, 3, 4, 5].includes(id) });
  const ranked = products.map(({ card, ...product }) => ({
    ...product,
    card: { ...card, ranking: ranking(card.id) },
  }));
  const source = sourceOf(ranked, facets);
  expect(idsOf(await findListing(source, plain, request)).slice(0, 6)).toEqual([1, 4, 3, 5, 2, 6]);
});

test('featured products of the whole collection come first, and their number depends on the seed', async () => {
  const unranked = products.map(({ card: { ranking: _none, ...card }, ...product }) => ({
    ...product,
    card,
  }));
  const featuredBy = (seed: number) => unranked.filter(({ card }) => rankingOf(card, seed).featured).length;
  const source = sourceOf(unranked, facets);
  for (const seed of [1, 2]) {
    const { cards } = await findListing(source, { ...plain, page: 9 }, { seed });
    const flags = cards.map((card) => rankingOf(card, seed).featured);
    expect(flags.indexOf(false)).toBe(featuredBy(seed));
    expect(flags.lastIndexOf(true)).toBe(featuredBy(seed) - 1);
  }
  expect(featuredBy(1)).not.toBe(featuredBy(2));
});

test('a later page begins where the earlier one ends', async () => {
  const listing = await findListing(sourceWith().source, { ...plain, page: 5, firstPage: 5 }, request);
  expect(idsOf(listing)[0]).toBe(97);
});

test('a range of pages lists all its pages', async () => {
  const listing = await findListing(sourceWith().source, { ...plain, page: 3, firstPage: 2 }, request);
  expect(idsOf(listing)).toEqual(Array.from({ length: 48 }, (_, index) => index + 25));
});

test('a category is found in any spelling (§2.4), with the counts and workshops of its products', async () => {
  const { source } = sourceWith();
  const listing = await findListing(source, { ...plain, category: 'HANDICRAFT_products' }, request);
  expect(listing).toMatchObject({ category: 'Handicraft Products', matches: 100, total, pages: 5 });
  expect(idsOf(listing).slice(0, 2)).toEqual([2, 4]);
  expect(listing.workshops.map(({ name }) => name)).toEqual(['lal-bhatti']);
  expect(countsOf(listing)).toEqual({ red: 100, silk: 4, wool: 96, 'lal-bhatti': 100 });
});

test('another order applies to a category', async () => {
  const { source } = sourceWith();
  const listing = await findListing(source, { ...plain, category: 'rugs', sort: 'newest' }, request);
  expect(idsOf(listing).slice(0, 3)).toEqual([199, 197, 195]);
});

test('the most frequent values of a facet are listed with the chosen ones, and all if wanted', async () => {
  const many = products.map(({ card }, index) => ({ card, facets: { workshop: [`w${index % 50}`] } }));
  const options = Array.from({ length: 50 }, (_, index) => option(`w${index}`, index < 30 ? 4 : 5));
  const source = sourceOf([...many, ...many.slice(30)], [{ name: 'workshop', options }]);
  const range = { ...plain, sort: 'name', facets: { workshop: ['w3'] } } as const;
  const [facet] = (await findListing(source, range, request)).facets;
  expect(facet?.options.map(({ value }) => value)).toEqual([
    'w3',
    ...Array.from({ length: 20 }, (_, index) => `w${index + 30}`),
  ]);
  expect(facet?.more).toBe(29);
  const [all] = (await findListing(source, { ...range, allFacets: true }, request)).facets;
  expect(all).toMatchObject({ options: { length: 50 } });
  expect(all?.more).toBeUndefined();
});

const countsOf = (listing: { facets: readonly Facet[] }) =>
  Object.fromEntries(
    listing.facets.flatMap(({ options }) => options.map(({ value, count }) => [value, count] as const)),
  );

test('facets filter the products, and count those that pass the other filters', async () => {
  const { source } = sourceWith();
  const range = { ...plain, category: 'rugs', facets: { colour: ['blue'], material: ['silk'] } };
  const listing = await findListing(source, range, request);
  expect(idsOf(listing)).toEqual([1, 5]);
  // Half of the 100 rugs are blue. Four rugs are of silk, and two of these are blue.
  expect(countsOf(listing)).toEqual({ red: 2, blue: 2, silk: 2, wool: 48, neelam: 2 });
});

test('without a filter the counts are those of the whole catalogue', async () => {
  const { source } = sourceWith();
  expect((await findListing(source, plain, request)).facets).toEqual(facets);
});

test('unknown values of facets are ignored and reported', async () => {
  const range = { ...plain, facets: { colour: ['plaid', 'blue'], size: ['huge'] } };
  const listing = await findListing(sourceWith().source, range, request);
  expect(listing).toMatchObject({ matches: 50, unknown: { colour: ['plaid'], size: ['huge'] } });
});

test('search results are in the order of the search', async () => {
  const { source, searched } = sourceWith([7, 150, 2]);
  const listing = await findListing(source, { ...plain, text: ' vase ' }, request);
  expect(idsOf(listing)).toEqual([7, 150, 2]);
  expect(searched).toEqual(['vase']);
});

test('another order and a category apply to search results', async () => {
  const { source } = sourceWith([7, 150, 2, 20]);
  const listing = await findListing(
    source,
    { ...plain, text: 'vase', sort: 'price-low', category: 'handicraftproducts' },
    request,
  );
  expect(idsOf(listing)).toEqual([150, 20, 2]);
});

test('products that only mention the words are near matches beside an empty page', async () => {
  const listing = await findListing(sourceWith([7, 150], true).source, { ...plain, text: 'saree' }, request);
  expect(listing).toMatchObject({ cards: [], matches: 0, pages: 1 });
  expect(listing.near.map(({ id }) => id)).toEqual([7, 150]);
});

test('handicrafts lists the products of both categories', async () => {
  const { source } = sourceWith();
  const listing = await findListing(source, { ...plain, category: 'handicrafts' }, request);
  expect(listing).toMatchObject({ category: 'Handicrafts', matches: total / 2 });
});

test('a search without results is an empty page', async () => {
  expect(await findListing(sourceWith([]).source, { ...plain, text: 'xyz' }, request)).toMatchObject({
    cards: [],
    matches: 0,
    pages: 1,
  });
});

test('a blank search text is no search', async () => {
  const { source, searched } = sourceWith();
  expect((await findListing(source, { ...plain, text: '  ' }, request)).matches).toBe(total);
  expect(searched).toEqual([]);
});

test('a page number beyond the end means the last page', async () => {
  const listing = await findListing(sourceWith().source, { ...plain, page: 4000, firstPage: 4000 }, request);
  expect(idsOf(listing)).toEqual([193, 194, 195, 196, 197, 198, 199, 200]);
});

test('a search reports the dropped words, and the pages that the text names', async () => {
  const { source } = sourceWith([7]);
  const pages = [{ label: 'FAQ', section: 'Help', to: '/faq', searchWords: ['returns'] }];
  const range = { ...plain, text: 'returns' };
  const { searched } = await findListing(source, range, { seed: 1, listPages: () => Promise.resolve(pages) });
  expect(searched).toEqual({ notice: '', pages: [{ label: 'FAQ', to: '/faq' }] });
  expect(
    (await findListing(source, plain, { seed: 1, listPages: () => Promise.resolve(pages) })).searched,
  ).toBeUndefined();
});

test('a search finds products when the pages cannot be listed', async () => {
  const { source } = sourceWith([7]);
  const listing = await findListing(
    source,
    { ...plain, text: 'vase' },
    { seed: 1, listPages: () => Promise.reject(new Error()) },
  );
  expect(idsOf(listing)).toEqual([7]);
  expect(listing.searched?.pages).toEqual([]);
});

test('the workshops of a listing are those of its products', async () => {
  const namesOf = async (range: Partial<ListingRange>) =>
    (await findListing(sourceWith().source, { ...plain, ...range }, request)).workshops.map(
      ({ name }) => name,
    );
  expect(await namesOf({ category: 'rugs', sort: 'name' })).toEqual(['neelam']);
  expect(await namesOf({ sort: 'name' })).toEqual(['lal-bhatti', 'neelam']);
  expect(await namesOf({ facets: { workshop: ['neelam'] } })).toEqual([]);
});

test('a listing has a workshop if exactly one is chosen', async () => {
  const introduced = async (workshop: readonly string[]) =>
    (await findListing(sourceWith().source, { ...plain, facets: { workshop } }, request)).workshop?.key;
  expect(await introduced(['neelam'])).toBe('neelam');
  expect(await introduced(['lal-bhatti', 'neelam'])).toBeUndefined();
});

test('a search lists what the header suggests besides products, if wanted', async () => {
  const pages = [{ label: 'FAQ', section: 'Help', to: '/faq', searchWords: ['lal'] }];
  const withPages = { seed: 1, listPages: () => Promise.resolve(pages) };
  const { source } = sourceWith([1, 2, 4]);
  const range = { ...plain, text: 'lal' };
  expect((await findListing(source, range, withPages)).searched?.suggested).toBeUndefined();
  const { searched } = await findListing(source, range, withPages, true);
  expect(searched?.suggested).toMatchObject([
    { title: 'Categories', options: [{ count: 1 }, { count: 2 }] },
    { title: 'Makers', options: [{ label: 'Studio lal-bhatti' }] },
    { title: 'Pages', options: [{ to: '/faq' }] },
  ]);
  source.workshops = () => Promise.reject(new Error('No connection'));
  const without = await findListing(source, range, withPages, true);
  expect(without.searched?.suggested?.map(({ title }) => title)).toEqual(['Categories', 'Pages']);
});
