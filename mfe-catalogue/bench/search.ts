/**
 * Measures the listing with the collection and with 10,000 generated products: `npm run bench`.
 * It prints figures; it fails on none, because machines differ.
 */
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { catalogueFiles } from '../build/catalogueFiles';
import { readCatalogue } from '../collection/readCollection';
import { cardOf, type Pictures } from '../src/catalogue/cardOf';
import type { Catalogue } from '../src/catalogue/catalogue';
import { filterCards } from '../src/listing/filterCards';
import { findListing } from '../src/listing/findListing';
import { sortCards } from '../src/listing/sortCards';
import { SORT_ORDERS, type SortOrder } from '../src/listing/sortOrders';
import { buildSearchIndex, openSearchIndex } from '../src/search/searchIndex';
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

function report(label: string, times: number[]): void {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(2);
  console.log(`${label.padEnd(34)} median ${at(0.5)} ms, 95 % ${at(0.95)} ms, most ${at(1)} ms`);
}

function timed<Result>(work: () => Result): [milliseconds: number, result: Result] {
  const start = performance.now();
  const result = work();
  return [performance.now() - start, result];
}

/** What a visit to the plain listing brings besides scripts and pictures: the data in the document. */
async function firstLoad(catalogue: Catalogue): Promise<{ raw: number; packed: number }> {
  const files = catalogueFiles(catalogue, pictures, { places: {}, crafts: {} });
  const overview = JSON.parse(files['catalogue.json'] ?? '') as { categories: object[]; regions: object[] };
  const listing = await findListing(
    {
      catalogue: () => Promise.resolve(overview as never),
      cards: (blocks) =>
        Promise.resolve(
          Array.from({ length: blocks }, (_, block) => JSON.parse(files[`cards/${block}.json`] ?? '') as never[]).flat(),
        ),
      search: () => Promise.reject(new Error('The plain listing does not search.')),
    },
    { category: '', text: '', sort: 'featured', page: 1, firstPage: 1 },
    1,
  );
  const text = JSON.stringify({ listing, categories: overview.categories, regions: overview.regions });
  return { raw: text.length, packed: brotliCompressSync(text).length };
}

const collection = readCatalogue(path.join(import.meta.dirname, '../collection'));
const large = generatedCatalogue(collection, SIZE);
const cards = large.products.map((product) => cardOf(product, pictures));
console.log(`${SIZE} products, Node ${process.version}`);

const [building, json] = timed(() => buildSearchIndex(large.products));
const [opening, search] = timed(() => openSearchIndex(json));
console.log(`index: built in ${building.toFixed(0)} ms, opened in ${opening.toFixed(0)} ms`);

const keystrokes = TYPED.flatMap((text) => Array.from(text, (_, index) => text.slice(0, index + 1)));
keystrokes.forEach(search);
const [searching, found] = [0, 1, 2, 3, 4].reduce<[number[], number[]]>(
  ([times]) => {
    const runs = keystrokes.map((text) => timed(() => search(text)));
    return [[...times, ...runs.map(([time]) => time)], runs.at(-1)?.[1] ?? []];
  },
  [[], []],
);
report('search, per keystroke', searching);

const ids = new Set(found);
for (const order of Object.keys(SORT_ORDERS) as SortOrder[]) {
  const times = Array.from({ length: 40 }, (_, seed) => {
    const [time] = timed(() => sortCards(filterCards(cards, { category: 'Rugs' }, seed), order, seed));
    return time;
  });
  report(`filter by category, sort: ${order}`, times);
}
report(
  'filter by a search, sort: rating',
  Array.from({ length: 40 }, (_, seed) => timed(() => sortCards(filterCards(cards, { found: ids }, seed), 'rating', seed))[0]),
);
report(
  'no filter, sort: name',
  Array.from({ length: 10 }, (_, seed) => timed(() => sortCards(cards, 'name', seed))[0]),
);

const [small, big] = [await firstLoad(collection), await firstLoad(large)];
const growth = ((big.packed / small.packed - 1) * 100).toFixed(1);
console.log(
  `first load, data in the document: ${collection.products.length} products ${small.packed} bytes, ` +
    `${SIZE} products ${big.packed} bytes (brotli): ${growth} % more`,
);
