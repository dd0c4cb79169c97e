import type { Facet } from '../facets/facet';
import { packColumns, unpackColumns } from '../source/columns';
import { findListing } from './findListing';
import type { ListingRange } from './listing';
import { cards, facets, option, sourceWith, total } from './threeBlocks.testing';

const plain: ListingRange = { category: '', text: '', facets: {}, sort: 'featured', page: 1, firstPage: 1 };
const idsOf = (listing: { cards: readonly { id: number }[] }) => listing.cards.map(({ id }) => id);

test('the plain listing has 24 products and reads one block', async () => {
  const { source, read } = sourceWith();
  const listing = await findListing(source, plain, 1);
  expect(idsOf(listing)).toEqual(Array.from({ length: 24 }, (_, index) => index + 1));
  expect(listing).toMatchObject({ matches: total, total, pages: 9, category: undefined });
  expect(new Set(read)).toEqual(new Set([0]));
});

test('featured products of the plain listing come first, and their categories alternate', async () => {
  const { source } = sourceWith();
  const ranking = (id: number) => ({ rating: 4, reviews: 10, featured: [1, 3, 4, 5].includes(id) });
  const ranked = cards.map((card) => ({ ...card, ranking: ranking(card.id) }));
  source.cards = () => Promise.resolve((position) => ranked[position]);
  expect(idsOf(await findListing(source, plain, 1)).slice(0, 6)).toEqual([1, 4, 3, 5, 2, 6]);
});

test('a later page reads the blocks up to that page', async () => {
  const { source, read } = sourceWith();
  const listing = await findListing(source, { ...plain, page: 5, firstPage: 5 }, 1);
  expect(idsOf(listing)[0]).toBe(97);
  expect(new Set(read)).toEqual(new Set([0, 1]));
});

test('a range of pages lists all its pages', async () => {
  const listing = await findListing(sourceWith().source, { ...plain, page: 3, firstPage: 2 }, 1);
  expect(idsOf(listing)).toEqual(Array.from({ length: 48 }, (_, index) => index + 25));
});

test('a category is found in any spelling (§2.4), and reads its file and the displayed cards', async () => {
  const { source, read } = sourceWith();
  const listing = await findListing(source, { ...plain, category: 'HANDICRAFT_products' }, 1);
  expect(listing).toMatchObject({ category: 'Handicraft Products', matches: 100, total, pages: 5 });
  expect(idsOf(listing).slice(0, 2)).toEqual([2, 4]);
  expect(listing.workshops).toEqual([{ name: 'Handicraft Products', place: '' }]);
  expect(read).toEqual(['Handicraft Products', 0]);
});

test('another order reads the columns, and only the cards that are displayed', async () => {
  const { source, read } = sourceWith();
  const listing = await findListing(source, { ...plain, category: 'rugs', sort: 'newest' }, 1);
  expect(idsOf(listing).slice(0, 3)).toEqual([199, 197, 195]);
  expect(read).toEqual(['columns', 2, 1]);
});

test('the most frequent values of a facet are listed with the chosen ones, and all if wanted', async () => {
  const { source } = sourceWith();
  const many = cards.map((card, index) => ({ ...card, facets: { workshop: [`w${index % 50}`] } }));
  const options = Array.from({ length: 50 }, (_, index) => option(`w${index}`, 4));
  const whole = packColumns([...many, ...many.slice(30)], [{ name: 'workshop', options }]);
  source.columns = () => Promise.resolve({ products: unpackColumns(whole), facets: whole.facets });
  const range = { ...plain, sort: 'name', facets: { workshop: ['w3'] } } as const;
  const [facet] = (await findListing(source, range, 1)).facets;
  expect(facet?.options.map(({ value }) => value)).toEqual([
    'w3',
    ...Array.from({ length: 20 }, (_, index) => `w${index + 30}`),
  ]);
  expect(facet?.more).toBe(29);
  const [all] = (await findListing(source, { ...range, allFacets: true }, 1)).facets;
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
  const listing = await findListing(source, range, 1);
  expect(idsOf(listing)).toEqual([1, 5]);
  // Half of the 100 rugs are blue. Four rugs are of silk, and two of these are blue.
  expect(countsOf(listing)).toEqual({ red: 2, blue: 2, silk: 2, wool: 48, neelam: 2 });
});

test('without a filter the counts are those of the whole catalogue', async () => {
  const { source } = sourceWith();
  expect((await findListing(source, plain, 1)).facets).toEqual(facets);
});

test('unknown values of facets are ignored and reported', async () => {
  const range = { ...plain, facets: { colour: ['plaid', 'blue'], size: ['huge'] } };
  const listing = await findListing(sourceWith().source, range, 1);
  expect(listing).toMatchObject({ matches: 50, unknown: { colour: ['plaid'], size: ['huge'] } });
});

test('search results are in the order of the search', async () => {
  const { source, searched } = sourceWith([7, 150, 2]);
  const listing = await findListing(source, { ...plain, text: ' vase ' }, 1);
  expect(idsOf(listing)).toEqual([7, 150, 2]);
  expect(searched).toEqual(['vase']);
});

test('another order and a category apply to search results', async () => {
  const { source } = sourceWith([7, 150, 2, 20]);
  const listing = await findListing(
    source,
    { ...plain, text: 'vase', sort: 'price-low', category: 'handicraftproducts' },
    1,
  );
  expect(idsOf(listing)).toEqual([150, 20, 2]);
});

test('products that only mention the words are near matches beside an empty page', async () => {
  const listing = await findListing(sourceWith([7, 150], true).source, { ...plain, text: 'saree' }, 1);
  expect(listing).toMatchObject({ cards: [], matches: 0, pages: 1 });
  expect(listing.near.map(({ id }) => id)).toEqual([7, 150]);
});

test('handicrafts lists the products of both categories', async () => {
  const { source } = sourceWith();
  const listing = await findListing(source, { ...plain, category: 'handicrafts' }, 1);
  expect(listing).toMatchObject({ category: 'Handicrafts', matches: total / 2 });
});

test('a search without results is an empty page', async () => {
  expect(await findListing(sourceWith([]).source, { ...plain, text: 'xyz' }, 1)).toMatchObject({
    cards: [],
    matches: 0,
    pages: 1,
  });
});

test('a blank search text is no search', async () => {
  const { source, searched } = sourceWith();
  expect((await findListing(source, { ...plain, text: '  ' }, 1)).matches).toBe(total);
  expect(searched).toEqual([]);
});

test('a page number beyond the end means the last page', async () => {
  const listing = await findListing(sourceWith().source, { ...plain, page: 4000, firstPage: 4000 }, 1);
  expect(idsOf(listing)).toEqual([193, 194, 195, 196, 197, 198, 199, 200]);
});

test('a search reports the dropped words, and the pages that the text names', async () => {
  const { source } = sourceWith([7]);
  const pages = [{ label: 'FAQ', section: 'Help', to: '/faq', searchWords: ['returns'] }];
  const range = { ...plain, text: 'returns' };
  const { searched } = await findListing(source, range, 1, () => Promise.resolve(pages));
  expect(searched).toEqual({ notice: '', pages: [{ label: 'FAQ', to: '/faq' }] });
  expect((await findListing(source, plain, 1, () => Promise.resolve(pages))).searched).toBeUndefined();
});

test('a search finds products when the pages cannot be listed', async () => {
  const { source } = sourceWith([7]);
  const listing = await findListing(source, { ...plain, text: 'vase' }, 1, () => Promise.reject(new Error()));
  expect(idsOf(listing)).toEqual([7]);
  expect(listing.searched?.pages).toEqual([]);
});

test('the workshops of a listing are those of its products', async () => {
  const namesOf = async (range: Partial<ListingRange>) =>
    (await findListing(sourceWith().source, { ...plain, ...range }, 1)).workshops.map(({ name }) => name);
  expect(await namesOf({ category: 'rugs', sort: 'name' })).toEqual(['neelam']);
  expect(await namesOf({ sort: 'name' })).toEqual(['lal-bhatti', 'neelam']);
  expect(await namesOf({ facets: { workshop: ['neelam'] } })).toEqual([]);
});

test('a listing has a workshop if exactly one is chosen', async () => {
  const introduced = async (workshop: readonly string[]) =>
    (await findListing(sourceWith().source, { ...plain, facets: { workshop } }, 1)).workshop?.key;
  expect(await introduced(['neelam'])).toBe('neelam');
  expect(await introduced(['lal-bhatti', 'neelam'])).toBeUndefined();
});
