import type { AskOptions } from '@tanabana/contract/pages/askServer';
import { findSuggestions } from './findSuggestions';
import type { ListingData, ListingRange } from './listing';
import { parseListingQuery, PLAIN } from './listingQuery';
import { sourceWith } from './listingSource.testing';
import { createListingReader, UnansweredListing } from './readListing';

/** Opens a large catalogue. The server finds every product for any text. */
function largeCatalogue() {
  const ids = Array.from({ length: 200 }, (_, index) => index + 1);
  const { source } = sourceWith(ids);
  const { catalogue } = source;
  source.catalogue = async () => ({ ...(await catalogue()), isLarge: true });
  const { read } = createListingReader(source);
  const asked: string[] = [];
  const options: (AskOptions | undefined)[] = [];
  const askServer = async (address: string, given?: AskOptions) => {
    asked.push(address);
    options.push(given);
    const query = parseListingQuery(address.split('?')[1] ?? '');
    return JSON.parse(
      JSON.stringify(await read({ ...query, firstPage: query.page }, { seed: 1 })),
    ) as unknown;
  };
  const browser = createListingReader({
    ...source,
    products: () => Promise.reject(new Error('Browsers do not read all products.')),
  });
  return { browser, read, asked, options, request: { seed: 1, askServer }, askServer };
}

const idsOf = ({ listing }: ListingData) => listing.cards.map(({ id }) => id);
const range = (part: Partial<ListingRange>): ListingRange => ({ ...PLAIN, ...part });

afterEach(() => jest.useRealTimers());

test('the server is asked for the listing of a large catalogue', async () => {
  const { browser, read, asked, options, request } = largeCatalogue();
  const wanted = range({ category: 'rugs', facets: { colour: ['blue'] }, sort: 'newest' });
  const signal = new AbortController().signal;
  const found = await browser.read(wanted, request, { isOpened: true, signal });
  expect(asked).toEqual(['/catalogue?category=rugs&colour=blue&sort=newest']);
  expect(options).toEqual([{ isOpened: true, signal }]);
  expect(found).toEqual(await read(wanted, { seed: 1 }));
});

test('a small catalogue is searched without the server', async () => {
  const askServer = jest.fn();
  const { read } = createListingReader(sourceWith([3]).source);
  expect(idsOf(await read(range({ text: 'vase' }), { seed: 1, askServer }))).toEqual([3]);
  expect(askServer).not.toHaveBeenCalled();
});

test('without a server that can be asked, a large catalogue is searched in its data', async () => {
  const { read } = largeCatalogue();
  expect(idsOf(await read(range({ text: 'vase' }), { seed: 1 }))).toHaveLength(24);
});

test('more products are asked for by their page, and follow those that are displayed', async () => {
  const { browser, asked, request } = largeCatalogue();
  const first = await browser.read(PLAIN, request);
  const more = range({ page: 2 });
  const both = await browser.read(more, request, { shown: first });
  expect(asked).toEqual(['/catalogue', '/catalogue?page=2']);
  expect(idsOf(both)).toEqual(Array.from({ length: 48 }, (_, index) => index + 1));
  expect(both.range).toEqual(more);
});

test('after going back, all pages of a range are asked for', async () => {
  const { browser, asked, request } = largeCatalogue();
  const shown = await browser.read(range({ text: 'vase' }), request);
  asked.length = 0;
  const back = await browser.read(range({ page: 3, firstPage: 2 }), request, { shown });
  expect(asked).toEqual(['/catalogue?page=2', '/catalogue?page=3']);
  expect(idsOf(back)[0]).toBe(25);
  expect(idsOf(back)).toHaveLength(48);
});

test('all values of facets are asked for', async () => {
  const { browser, asked, request } = largeCatalogue();
  await browser.read(range({ allFacets: true }), request);
  expect(asked).toEqual(['/catalogue?facets=all']);
});

test('an unanswered request is told apart from other failures', async () => {
  const { browser } = largeCatalogue();
  const askServer = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(browser.read(PLAIN, { seed: 1, askServer })).rejects.toBeInstanceOf(UnansweredListing);
});

test('suggestions are asked for after a pause in typing, at the address of the listing', async () => {
  jest.useFakeTimers();
  const { browser, asked, options, request } = largeCatalogue();
  const typed = ['v', 'va', 'vase'].map((text) => {
    const typing = new AbortController();
    const found = findSuggestions(browser, request, text, typing.signal);
    return { typing, found };
  });
  const [one, two, last] = typed;
  one?.typing.abort();
  two?.typing.abort();
  await expect(one?.found).rejects.toMatchObject({ name: 'AbortError' });
  await expect(two?.found).rejects.toMatchObject({ name: 'AbortError' });
  await jest.advanceTimersByTimeAsync(149);
  expect(asked).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  const suggestions = await last?.found;
  expect(asked).toEqual(['/catalogue?q=vase']);
  expect(options[0]?.isOpened).toBeUndefined();
  expect(suggestions?.groups.map(({ title }) => title)).toEqual(['Products', 'Categories']);
  expect(suggestions?.groups[0]?.options).toHaveLength(7);
});
