/**
 * Measures the speed of the product listing with the real collection, and with 5,000 and 10,000 generated products. Run
 * `node --import tsx bench/search.ts`. The benchmark enforces no limits, because computers differ in speed.
 */
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createSharedReads } from '@tanabana/contract/async/sharedReads';
import { catalogueFiles } from '../generate/catalogueFiles';
import { readCatalogue, readCraftNotes, readSynonyms } from '../generate/readCollection';
import type { Pictures } from '../src/catalogue/card';
import type { Catalogue } from '../src/catalogue/product';
import { findListing } from '../src/listing/findListing';
import { PLAIN, SORT_ORDERS, type SortOrder } from '../src/listing/listingQuery';
import { type CatalogueSource, createCatalogueSource } from '../src/source/createCatalogueSource';
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

/** Returns the processor time of this process, in milliseconds. Other processes do not affect this time. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

async function timed<Result>(work: () => Result | Promise<Result>): Promise<[ms: number, result: Result]> {
  const start = processorTime();
  const result = await work();
  return [processorTime() - start, result];
}

/** Creates a source that reads data files in memory. */
function sourceOf(files: Readonly<Record<string, string>>): CatalogueSource {
  const shared = createSharedReads({ cache: true });
  return createCatalogueSource((file, parse) =>
    shared(file, () => {
      const text = files[file];
      return Promise.resolve(text === undefined ? undefined : parse(text));
    }),
  );
}

/** Measures the time from a keystroke until the products are sorted and the facets are counted. */
async function reportKeys(size: number, files: Readonly<Record<string, string>>): Promise<void> {
  const times: number[] = [];
  for (let visit = 0; visit < 3; visit += 1) {
    // Each visit uses a new source, so that no results are cached.
    const source = sourceOf(files);
    for (const text of keystrokes) {
      const [time] = await timed(() => findListing(source, { ...PLAIN, text }, { seed: 1 }));
      times.push(time);
    }
  }
  // Omits the times of the first visit, because they include compiling the code.
  report(`key to products, ${size} products`, times.slice(keystrokes.length));
}

const folder = path.join(import.meta.dirname, '../collection');
const collection = readCatalogue(folder);
const keystrokes = TYPED.flatMap((text) => Array.from(text, (_, index) => text.slice(0, index + 1)));
const filesOf = (catalogue: Catalogue) =>
  catalogueFiles(catalogue, pictures, readCraftNotes(folder), readSynonyms(folder));

const firstLoads: number[] = [];
for (const size of [collection.products.length, 5_000, SIZE]) {
  const isReal = size === collection.products.length;
  const [building, files] = await timed(() =>
    filesOf(isReal ? collection : generatedCatalogue(collection, size)),
  );
  console.log(`\n${size} products, Node ${process.version}: data files built in ${building.toFixed(0)} ms`);
  await reportKeys(size, files);
  const source = sourceOf(files);
  for (const sort of Object.keys(SORT_ORDERS) as SortOrder[]) {
    const times: number[] = [];
    for (let seed = 0; seed < 40; seed += 1) {
      const [time] = await timed(() => findListing(source, { ...PLAIN, category: 'rugs', sort }, { seed }));
      times.push(time);
    }
    report(`category, sort: ${sort}`, times);
  }
  const { categories } = await source.catalogue();
  const listing = await findListing(source, PLAIN, { seed: 1 });
  firstLoads.push(brotliCompressSync(JSON.stringify({ listing, categories })).length);
}
console.log(`\ndata in the document of the first page, bytes (brotli): ${firstLoads.join(', ')}`);
