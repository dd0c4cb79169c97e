import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readChecked } from '@tanabana/tooling/webpack/readChecked';
import * as v from 'valibot';
import type { CraftNotes } from '../src/catalogue/craftNotes';
import { type Catalogue, productSchema } from '../src/catalogue/product';
import { listingTextsSchema } from '../src/catalogue/listingTexts';
import { rankingSchema } from '../src/catalogue/ranking';
import { type CarouselTexts, carouselsSchema } from '../src/catalogue/carouselTexts';
import { type Synonyms, synonymsSchema } from '../src/search/synonyms';
import { mapAll } from './mapAll';
import { normaliseCatalogue } from './normaliseCatalogue';
import { defaultsSchema, type RawGroup, rawItemSchema } from './rawItem';
import { tradeRulesSchema } from './tradeRules';

const groupsSchema = v.array(
  v.strictObject({
    category: v.string(),
    categoryId: v.optional(v.number()),
    folder: v.string(),
    summary: v.optional(v.string()),
    picture: v.optional(v.string()),
    isQuoted: v.optional(v.boolean()),
    hasRugs: v.optional(v.boolean()),
  }),
);

/** Reads a file that a shop need not have. */
function readIfPresent<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
): v.InferOutput<Schema> | undefined {
  return existsSync(file) ? readChecked(file, schema) : undefined;
}

/**
 * Reads the groups in `groups.json`, and the items in the folder of each group. An error names each file with invalid
 * fields or a repeated id.
 * @internal
 */
export function readRawCollection(folder: string): RawGroup[] {
  const fileOfId = new Map<number, string>();
  return mapAll(readChecked(path.join(folder, 'groups.json'), groupsSchema), (group) => {
    const files = readdirSync(path.join(folder, group.folder)).filter((name) => name.endsWith('.json'));
    const items = mapAll(files, (name) => {
      const file = path.join(folder, group.folder, name);
      const item = readChecked(file, rawItemSchema);
      const earlier = fileOfId.get(item.id);
      if (earlier) throw new Error(`${file} is invalid:\n  id: ${item.id} is also used in ${earlier}`);
      fileOfId.set(item.id, file);
      return item;
    });
    return { ...group, items: items.sort((a, b) => a.id - b.id) };
  });
}

const SAMPLE = 'sample.json';

export function readSample(folder: string): Catalogue {
  const listing = readListing(folder);
  return { ...normaliseSample(readChecked(path.join(folder, SAMPLE), sampleCatalogueSchema)), listing };
}

function readListing(folder: string) {
  return readIfPresent(path.join(folder, 'listing.json'), listingTextsSchema);
}

/** Reads the sample catalogue if the shop's catalogue contains no products. */
export function readCatalogue(folder: string): Catalogue {
  const trade = readIfPresent(path.join(folder, 'trade.json'), tradeRulesSchema);
  const defaults = readIfPresent(path.join(folder, 'defaults.json'), defaultsSchema);
  const listing = readListing(folder);
  const catalogue = { ...normaliseCatalogue(readRawCollection(folder), trade, defaults), listing };
  const isEmpty = catalogue.products.length === 0 && existsSync(path.join(folder, SAMPLE));
  return isEmpty ? readSample(folder) : catalogue;
}

export function readCarousels(folder: string): readonly CarouselTexts[] {
  return readIfPresent(path.join(folder, 'carousels.json'), carouselsSchema) ?? [];
}

export function readSynonyms(folder: string): Synonyms {
  return readIfPresent(path.join(folder, 'synonyms.json'), synonymsSchema) ?? { words: [], colours: [] };
}

export function readCraftNotes(folder: string): CraftNotes {
  const read = (file: string) =>
    readIfPresent(path.join(folder, file), v.record(v.string(), v.string())) ?? {};
  return { places: read('places.json'), crafts: read('crafts.json'), weaves: read('weaves.json') };
}

const productFields = v.omit(productSchema, [
  'sizes',
  'closeUp',
  'story',
  'colors',
  'dimensionsAvailable',
  'compliance',
  'trade',
  'ranking',
]);

const sampleCatalogueSchema = v.strictObject({
  products: v.array(v.strictObject({ ...productFields.entries, ...rankingSchema.entries })),
  categories: v.array(
    v.strictObject({ id: v.string(), name: v.string(), description: v.string(), image: v.string() }),
  ),
  regions: v.array(
    v.strictObject({ id: v.string(), name: v.string(), state: v.string(), specialties: v.array(v.string()) }),
  ),
});

function normaliseSample(sample: v.InferOutput<typeof sampleCatalogueSchema>): Catalogue {
  const { products, categories, regions } = sample;
  const states = new Map(regions.map(({ name, state }) => [name, `${name}, ${state}`]));
  return {
    products: products.map(({ rating, reviews, featured, ...product }) => ({
      ...product,
      sizes: product.specifications.Size
        ? [{ size: product.specifications.Size, amount: product.price }]
        : [],
      region: states.get(product.region) ?? product.region,
      colors: product.specifications.Color?.split(', ') ?? [],
      dimensionsAvailable: [],
      ranking: { rating, reviews, featured },
    })),
    categories: categories.map(({ name, image }) => ({ name, image, summary: '' })),
    regions: regions.map(({ name, state }) => ({
      name: `${name}, ${state}`,
      image: products.find(({ region }) => region === name)?.images[0] ?? '',
    })),
  };
}
