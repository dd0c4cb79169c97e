import type { FacetedCard } from '../facets/facet';
import type { ProductSearch } from '../search/searchIndex';
import {
  cardsFileSchema,
  type CatalogueFile,
  catalogueFileSchema,
  dataFile,
  type Workshop,
  workshopsFileSchema,
} from './dataFiles';
import { createFileReads, jsonParser } from './readData';

/** Reads the data of listings and searches. Tests and the benchmark have their own implementations. */
export interface CatalogueSource {
  readonly catalogue: () => Promise<CatalogueFile>;
  /** Reads the cards of the first `blocks` data files, in the order of the catalogue. */
  readonly cards: (blocks: number) => Promise<readonly FacetedCard[]>;
  readonly search: () => Promise<ProductSearch>;
  readonly workshops: () => Promise<readonly Workshop[]>;
}

const readOnce = createFileReads(true);

async function readPresent<Value>(file: string, parse: (text: string) => Value): Promise<Value> {
  const value = await readOnce(file, parse);
  if (value === undefined) throw new Error(`${file} is missing`);
  return value;
}

const readBlock = (block: number) => readPresent(dataFile.cards(block), jsonParser(cardsFileSchema));

export const catalogueSource: CatalogueSource = {
  catalogue: () => readPresent(dataFile.catalogue, jsonParser(catalogueFileSchema)),
  cards: async (blocks) =>
    (await Promise.all(Array.from({ length: blocks }, (_, block) => readBlock(block)))).flat(),
  workshops: () => readPresent(dataFile.workshops, jsonParser(workshopsFileSchema)),
  search: async () => {
    const { openSearchIndex } = await import('../search/searchIndex');
    return readPresent(dataFile.search, openSearchIndex);
  },
};
