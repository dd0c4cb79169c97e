import * as v from 'valibot';
import type { FacetedCard } from '../facets/facetedCard';
import type { ProductSearch } from '../search/searchIndex';
import {
  cardsFileSchema,
  catalogueFileSchema,
  dataFile,
  makersFileSchema,
  type CatalogueFile,
  type MakersFile,
  type WorkshopFile,
  workshopFileSchema,
} from './dataFiles';
import { readOnce } from './readData';

/** Source of the lists; tests and the benchmark pass their own. */
export interface CatalogueSource {
  readonly catalogue: () => Promise<CatalogueFile>;
  /** The cards of the first blocks, in the catalogue's order. */
  readonly cards: (blocks: number) => Promise<readonly FacetedCard[]>;
  readonly search: () => Promise<ProductSearch>;
  /** Reads a workshop; undefined if there is no such key. */
  readonly workshop: (key: string) => Promise<WorkshopFile | undefined>;
}

function parser<Schema extends v.GenericSchema>(schema: Schema) {
  return (text: string): v.InferOutput<Schema> => v.parse(schema, JSON.parse(text));
}

const parseWorkshop = parser(workshopFileSchema);

function present<Value>(file: string, value: Value | undefined): Value {
  if (value === undefined) throw new Error(`${file} is missing`);
  return value;
}

async function readBlock(block: number): Promise<readonly FacetedCard[]> {
  const file = dataFile.cards(block);
  return present(file, await readOnce(file, parser(cardsFileSchema)));
}

/** Reads the catalogue's data files. */
export const catalogueSource: CatalogueSource = {
  catalogue: async () =>
    present(dataFile.catalogue, await readOnce(dataFile.catalogue, parser(catalogueFileSchema))),
  cards: async (blocks) =>
    (await Promise.all(Array.from({ length: blocks }, (_, block) => readBlock(block)))).flat(),
  workshop: (key) => readOnce(dataFile.workshop(key), parseWorkshop),
  search: async () => {
    const { openSearchIndex } = await import('../search/searchIndex');
    return present(dataFile.search, await readOnce(dataFile.search, openSearchIndex));
  },
};

/** Reads the makers of all products. */
export async function readMakers(): Promise<MakersFile> {
  return present(dataFile.makers, await readOnce(dataFile.makers, parser(makersFileSchema)));
}
