/**
 * Measures the speed of the product listing with the real collection, and with 2,000 and 10,000 generated products. Run
 * `node --import tsx bench/search.ts`. The benchmark enforces no limits, because computers differ in speed.
 */
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { catalogueOverview } from '../build/catalogueFiles';
import { readCatalogue, readSynonyms } from '../build/readCollection';
import { cardOf, type Pictures } from '../src/catalogue/card';
import { facetValuesOf } from '../src/facets/facetsOf';
import type { Catalogue, Product } from '../src/catalogue/product';
import { filterCards, findListing, type ListingRange } from '../src/listing/findListing';
import { BLOCK_SIZE, sortCards } from '../src/listing/sortCards';
import { SORT_ORDERS, type SortOrder } from '../src/listing/listingQuery';
import { buildSearchIndex, openSearchIndex, type ProductSearch } from '../src/search/searchIndex';
import type { CatalogueSource } from '../src/source/catalogueSource';
import { generatedCatalogue } from './generatedCatalogue';

const SIZE = 10_000;
const TYPED = [
  'blue pottery vase',
  'madder medallion',
  'hand knotted bhadohi',
  'brass lamp',
  'walnut',
  'potery',
  'kalamkari tree of life',
  'jaipur',
];

const pictures: Pictures = (name) => ({
  base: `/assets/catalogue/1.0.0-0000000000/pictures/${name}`,
  width: 1200,
  height: 1500,
  color: '#cdb395',
  alt: `The whole of ${name}, seen from the front`,
});

const facetedCardOf = (product: Product) => ({
  ...cardOf(product, pictures),
  facets: facetValuesOf(product),
});

function report(label: string, times: number[]): void {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(2);
  console.log(`${label.padEnd(34)} median ${at(0.5)} ms, 95 % ${at(0.95)} ms, most ${at(1)} ms`);
}

/** Returns the processor time of this process, in milliseconds. Other processes do not affect this time. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function timed<Result>(work: () => Result): [milliseconds: number, result: Result] {
  const start = processorTime();
  const result = work();
  return [processorTime() - start, result];
}

const PLAIN: ListingRange = { category: '', text: '', facets: {}, sort: 'featured', page: 1, firstPage: 1 };

/** Creates a data source in memory. If `search` is missing, the source rejects searches. */
function sourceOf(catalogue: Catalogue, search?: ProductSearch): CatalogueSource {
  const overview = catalogueOverview(catalogue, pictures);
  const cards = catalogue.products.map(facetedCardOf);
  return {
    catalogue: () => Promise.resolve(overview),
    cards: (blocks) => Promise.resolve(cards.slice(0, blocks * BLOCK_SIZE)),
    workshops: () => Promise.resolve([]),
    search: () => (search ? Promise.resolve(search) : Promise.reject(new Error('Nothing is searched.'))),
  };
}

/**
 * Returns the size of the data that the document of an unfiltered listing contains, in bytes after Brotli compression.
 */
async function firstLoad(catalogue: Catalogue): Promise<number> {
  const listing = await findListing(sourceOf(catalogue), PLAIN, 1);
  const { categories } = catalogueOverview(catalogue, pictures);
  return brotliCompressSync(JSON.stringify({ listing, categories })).length;
}

/** Measures the time from a keystroke until the products are sorted and the facets are counted. */
async function reportKeys(size: number): Promise<void> {
  const isReal = size === collection.products.length;
  const catalogue = isReal ? collection : generatedCatalogue(collection, size);
  const file = buildSearchIndex(catalogue.products, synonyms);
  const times: number[] = [];
  for (let visit = 0; visit < 3; visit += 1) {
    // Each visit uses a new source, so that no results are cached.
    const source = sourceOf(catalogue, openSearchIndex(file));
    for (const text of keystrokes) {
      const start = processorTime();
      await findListing(source, { ...PLAIN, text }, 1);
      times.push(processorTime() - start);
    }
  }
  // Omits the times of the first visit, because they include compiling the code.
  report(`key to products, ${size} products`, times.slice(keystrokes.length));
}

const collection = readCatalogue(path.join(import.meta.dirname, '../collection'));
const large = generatedCatalogue(collection, SIZE);
const cards = large.products.map(facetedCardOf);
console.log(`${SIZE} products, Node ${process.version}`);

const synonyms = readSynonyms(path.join(import.meta.dirname, '../collection'));
const [building, json] = timed(() => buildSearchIndex(large.products, synonyms));
const [opening, search] = timed(() => openSearchIndex(json));
console.log(`index: built in ${building.toFixed(0)} ms, opened in ${opening.toFixed(0)} ms`);

const keystrokes = TYPED.flatMap((text) => Array.from(text, (_, index) => text.slice(0, index + 1)));
keystrokes.forEach((text) => search(text));
const searching = [1, 2, 3, 4, 5].flatMap(() => keystrokes.map((text) => timed(() => search(text))[0]));
report('search, per keystroke', searching);

for (const size of [collection.products.length, 2_000]) await reportKeys(size);

const found = new Set(search('jaipur').ids);
for (const order of Object.keys(SORT_ORDERS) as SortOrder[]) {
  const times = Array.from({ length: 40 }, (_, seed) => {
    const [time] = timed(() => sortCards(filterCards(cards, { category: 'Rugs' }, seed), order, seed));
    return time;
  });
  report(`filter by category, sort: ${order}`, times);
}
report(
  'filter by a search, sort: rating',
  Array.from(
    { length: 40 },
    (_, seed) => timed(() => sortCards(filterCards(cards, { found }, seed), 'rating', seed))[0],
  ),
);
report(
  'no filter, sort: name',
  Array.from({ length: 10 }, (_, seed) => timed(() => sortCards(cards, 'name', seed))[0]),
);

const [small, big] = [await firstLoad(collection), await firstLoad(large)];
console.log(
  `first load, data in the document: ${small} bytes with ${collection.products.length} products, ` +
    `${big} bytes with ${SIZE} (brotli): ${((big / small - 1) * 100).toFixed(1)} % more`,
);
