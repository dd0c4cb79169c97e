/** @jest-environment node */
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import {
  readCarousels,
  readCatalogue,
  readCraftNotes,
  readRawCollection,
  readSynonyms,
} from './readCollection';
import { cataloguePlugins } from './cataloguePlugins';

const folder = path.resolve(__dirname, '..');
const collection = path.join(folder, 'collection');
const read = () => ({
  catalogue: readCatalogue(collection),
  craftNotes: readCraftNotes(collection),
  synonyms: readSynonyms(collection),
  carousels: readCarousels(collection),
});
const amountsOf = (isRug: boolean) =>
  readRawCollection(collection)
    .filter(({ category }) => (category === 'Rugs') === isRug)
    .flatMap(({ items }) => items.flatMap(({ price }) => (Array.isArray(price) ? price : [])))
    .map(({ amount }) => amount);
const [rugAmounts, otherAmounts] = [amountsOf(true), amountsOf(false)];

/** Builds a module with the catalogue's plugins. Returns the contents of all emitted files. */
async function build(name: string, entry: string): Promise<readonly string[]> {
  const output = mkdtempSync(path.join(tmpdir(), 'catalogue-'));
  const configuration = {
    name,
    context: folder,
    mode: 'production',
    optimization: { minimize: false },
    entry,
    output: { path: output, publicPath: '/assets/catalogue/', library: { type: 'commonjs' } },
  } as const;
  const compiler = webpack({
    ...configuration,
    plugins: cataloguePlugins(configuration, collection, read),
  });
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(),
    ),
  );
  const files = readdirSync(output, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entryOf) => entryOf.isFile())
    .map((file) => readFileSync(path.join(file.parentPath, file.name), 'utf8'));
  rmSync(output, { recursive: true });
  return files;
}

test.each([
  ['browser', 'virtual:highlights'],
  ['server', 'virtual:highlights'],
])('the %s build of %s contains all prices except those of rugs', async (name, entry) => {
  const files = await build(name, entry);
  const amounts = new Set(
    files.flatMap((text) => text.match(/(?<![\w.-])\d{3,}(?![\w.-])/g) ?? []).map(Number),
  );
  expect(rugAmounts.length).toBeGreaterThan(100);
  expect(rugAmounts.filter((amount) => amounts.has(amount))).toEqual([]);
  expect(otherAmounts.filter((amount) => amounts.has(amount)).length).toBeGreaterThan(3);
});
