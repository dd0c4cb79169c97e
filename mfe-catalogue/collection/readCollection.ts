import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { Catalogue } from '../src/catalogue/product';
import type { CraftNotes } from '../src/catalogue/craftNotes';
import { normaliseCatalogue } from '../src/catalogue/normaliseCatalogue';
import { normaliseSample, sampleCatalogueSchema } from '../src/catalogue/sampleCatalogue';
import { synonymsSchema, type Synonyms } from '../src/search/synonyms';
import { tradeRulesSchema } from '../src/trade/tradeRules';
import { rawItemSchema, type RawGroup, type RawItem } from '../src/catalogue/rawItem';

const groupsSchema = v.array(
  v.strictObject({ category: v.string(), categoryId: v.number(), folder: v.string() }),
);

/**
 * Reads a JSON file and parses it with a schema.
 * @throws {Error} naming the file and each invalid field
 */
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
 * Reads the raw catalogue: `groups.json`, and a folder of items for each group.
 * @param folder the folder `collection`
 * @throws {Error} naming the file and the field, when one is invalid or an id is used twice
 * @internal
 */
export function readRawCollection(folder: string): RawGroup[] {
  const fileOfId = new Map<number, string>();
  return readChecked(path.join(folder, 'groups.json'), groupsSchema).map((group) => {
    const items = itemFiles(path.join(folder, group.folder)).map((file): RawItem => {
      const item = readChecked(file, rawItemSchema);
      const earlier = fileOfId.get(item.id);
      if (earlier) throw new Error(`${file} is invalid:\n  id: ${item.id} is also used in ${earlier}`);
      fileOfId.set(item.id, file);
      return item;
    });
    return {
      category: group.category,
      categoryId: group.categoryId,
      items: items.sort((a, b) => a.id - b.id),
    };
  });
}

function itemFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => path.join(folder, name));
}

/** Reads the embedded sample (§3). */
export function readSample(folder: string): Catalogue {
  return normaliseSample(readChecked(path.join(folder, 'sample.json'), sampleCatalogueSchema));
}

/**
 * Reads the catalogue of the shop: the raw one, or the sample if that is empty.
 * @throws {Error} naming the file and the field, or the product whose facts of trade are incomplete
 */
export function readCatalogue(folder: string): Catalogue {
  const trade = readChecked(path.join(folder, 'trade.json'), tradeRulesSchema);
  const catalogue = normaliseCatalogue(readRawCollection(folder), trade);
  return catalogue.products.length > 0 ? catalogue : readSample(folder);
}

/**
 * Reads the synonyms of the search.
 * @throws {Error} naming the file and the field, when one is invalid or a word is in two entries
 */
export function readSynonyms(folder: string): Synonyms {
  return readChecked(path.join(folder, 'synonyms.json'), synonymsSchema);
}

/** Reads the notes on places and crafts. */
export function readCraftNotes(folder: string): CraftNotes {
  const texts = v.record(v.string(), v.string());
  return {
    places: readChecked(path.join(folder, 'places.json'), texts),
    crafts: readChecked(path.join(folder, 'crafts.json'), texts),
  };
}
