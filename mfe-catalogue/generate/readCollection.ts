import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { CraftNotes } from '../src/catalogue/craftNotes';
import { type Catalogue, productSchema } from '../src/catalogue/product';
import { rankingSchema } from '../src/catalogue/ranking';
import { type Synonyms, synonymsSchema } from '../src/search/synonyms';
import { normaliseCatalogue } from './normaliseCatalogue';
import { type RawGroup, rawItemSchema } from './rawItem';
import { tradeRulesSchema } from './tradeRules';

const groupsSchema = v.array(
  v.strictObject({ category: v.string(), categoryId: v.number(), folder: v.string() }),
);

/** Reads and validates a JSON file. An error names the file and each invalid field. */
function readChecked<Schema extends v.GenericSchema>(file: string, schema: Schema): v.InferOutput<Schema> {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read: ${String(error)}`, { cause: error });
  }
  const result = v.safeParse(schema, content);
  if (result.success) return result.output;
  const problems = result.issues.map((issue) => `  ${v.getDotPath(issue) ?? 'file'}: ${issue.message}`);
  throw new Error(`${file} is invalid:\n${problems.join('\n')}`);
}

/**
 * Reads the groups in `groups.json`, and the items in the folder of each group. An error names the file with an invalid
 * field or a repeated id.
 * @internal
 */
export function readRawCollection(folder: string): RawGroup[] {
  const fileOfId = new Map<number, string>();
  return readChecked(path.join(folder, 'groups.json'), groupsSchema).map((group) => {
    const files = readdirSync(path.join(folder, group.folder)).filter((name) => name.endsWith('.json'));
    const items = files.map((name) => {
      const file = path.join(folder, group.folder, name);
      const item = readChecked(file, rawItemSchema);
      const earlier = fileOfId.get(item.id);
      if (earlier) throw new Error(`${file} is invalid:\n  id: ${item.id} is also used in ${earlier}`);
      fileOfId.set(item.id, file);
      return item;
    });
    return { category: group.category, items: items.sort((a, b) => a.id - b.id) };
  });
}

export function readSample(folder: string): Catalogue {
  return normaliseSample(readChecked(path.join(folder, 'sample.json'), sampleCatalogueSchema));
}

/** Reads the sample catalogue if the shop's catalogue contains no products. */
export function readCatalogue(folder: string): Catalogue {
  const trade = readChecked(path.join(folder, 'trade.json'), tradeRulesSchema);
  const catalogue = normaliseCatalogue(readRawCollection(folder), trade);
  return catalogue.products.length > 0 ? catalogue : readSample(folder);
}

export function readSynonyms(folder: string): Synonyms {
  return readChecked(path.join(folder, 'synonyms.json'), synonymsSchema);
}

export function readCraftNotes(folder: string): CraftNotes {
  const read = (file: string) => readChecked(path.join(folder, file), v.record(v.string(), v.string()));
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
