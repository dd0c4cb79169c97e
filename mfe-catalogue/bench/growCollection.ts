/**
 * Adds generated products to the collection of this working copy, which is meant to be a temporary copy.
 *
 *     node --import tsx mfe-catalogue/bench/growCollection.ts <number of products>
 */
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readRawCollection } from '../generate/readCollection';
import type { RawItem } from '../generate/rawItem';
import { seededRandom } from '../src/catalogue/ranking';

const folder = path.join(import.meta.dirname, '../collection');
const groups = readRawCollection(folder);
const items = groups.flatMap((group) => group.items);
const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const files = folders.flatMap(({ name }) =>
  readdirSync(path.join(folder, name)).map((file) => ({ name, file })),
);
const folderOf = new Map(files.map(({ name, file }) => [path.parse(file).name, name]));

const wanted = Number(process.argv[2]);
const SYLLABLES = 'an ba chi da el fa gu hi in jo ka lo mi na or pu ra sha ti um va zo'.split(' ');
const sentences = items.flatMap(({ description }) => description.split(/(?<=[.!?]) /));
const places = items.flatMap(({ manufacturer }) => manufacturer?.split(', ').slice(1).join(', ') ?? []);

function createPick(seed: number, id: number) {
  const random = seededRandom(seed, id);
  return <Item>(some: readonly Item[]): Item => {
    const item = some[Math.floor(random() * some.length)];
    if (item === undefined) throw new Error('The collection has no products.');
    return item;
  };
}

function wordBy(pick: ReturnType<typeof createPick>, length: number): string {
  const text = Array.from({ length }, () => pick(SYLLABLES)).join('');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const makers = Array.from({ length: Math.ceil(wanted / 10) }, (_, id) => {
  const pick = createPick(2, id);
  return `${wordBy(pick, 2)} ${wordBy(pick, 2)} Studio, ${pick(places)}`;
});

/** Creates a product from an existing one, with another name, maker, prices, tags, description and item number. */
function generatedItem(id: number): { readonly model: RawItem; readonly item: RawItem } {
  const pick = createPick(1, id);
  const model = pick(items);
  const percent = pick(Array.from({ length: 100 }, (_, share) => 50 + share));
  const amountOf = (rupees: number) => Math.max(10, Math.round((rupees * percent) / 1_000) * 10);
  const price = Array.isArray(model.price)
    ? model.price.map((variant) => ({ ...variant, amount: amountOf(variant.amount) }))
    : model.price && amountOf(model.price);
  const tags = [wordBy(pick, 3).toLowerCase(), ...Array.from({ length: 4 }, () => pick(pick(items).tags))];
  const item = {
    ...model,
    id,
    name: `${wordBy(pick, 2)} ${model.name}`,
    price,
    manufacturer: pick(makers),
    description: Array.from({ length: 5 }, () => pick(sentences)).join(' '),
    tags: [...new Set(tags)],
    SKU: `${model.SKU.split('-').slice(0, -1).join('-')}-${id}`,
  };
  return { model, item };
}

for (let id = 100_000; id < 100_000 + wanted - items.length; id += 1) {
  const { model, item } = generatedItem(id);
  writeFileSync(path.join(folder, folderOf.get(String(model.id)) ?? '', `${id}.json`), JSON.stringify(item));
}
