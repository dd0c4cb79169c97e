import type { Card } from '../catalogue/card';
import type { Facet } from '../facets/facet';
import { columnsSchema, type Columns, type ListedProduct, unpackColumns } from './columns';
import { BLOCK_SIZE } from './dataFiles';
import type { ReadPart, SearchIndex } from '../search/searchParts';
import {
  cardsFileSchema,
  type CatalogueFile,
  catalogueFileSchema,
  type CategoryFile,
  categoryFileSchema,
  dataFile,
  type Workshop,
  workshopsFileSchema,
} from './dataFiles';
import { jsonParser } from './jsonParser';

/** Returns the card at a position in the catalogue. Undefined if the card's block has not been read. */
export type CardAt = (position: number) => Card | undefined;

interface ListedProducts {
  readonly products: readonly ListedProduct[];
  readonly facets: readonly Facet[];
}

/** Reads the data of listings and searches. Tests and the benchmark have their own implementations. */
export interface CatalogueSource {
  readonly catalogue: () => Promise<CatalogueFile>;
  /** Reads the products of a category, in a catalogue of several blocks. */
  readonly category: (name: string) => Promise<CategoryFile>;
  /** Reads all products, and all values of each facet. */
  readonly columns: () => Promise<ListedProducts>;
  /** Reads the blocks that contain the cards at positions in the catalogue. */
  readonly cards: (positions: readonly number[]) => Promise<CardAt>;
  readonly search: () => Promise<SearchIndex>;
  readonly workshops: () => Promise<readonly Workshop[]>;
}

/**
 * Reads a data file and caches its content. A failed read is not cached. Resolves with undefined if the file does not
 * exist.
 */
export type ReadFile = <Value>(file: string, parse: (text: string) => Value) => Promise<Value | undefined>;

/* The number of cached files is limited, because the cache of a server would otherwise contain the entire catalogue. */
const MAX_BLOCKS = 128;
const MAX_PARTS = 64;

/** @param createReads creates a function that reads and caches data files */
export function createCatalogueSource(createReads: (cache: true | number) => ReadFile): CatalogueSource {
  const readOnce = createReads(true);
  const readCards = createReads(MAX_BLOCKS);
  const readParts = createReads(MAX_PARTS);

  async function readPresent<Value>(
    file: string,
    parse: (text: string) => Value,
    read = readOnce,
  ): Promise<Value> {
    const value = await read(file, parse);
    if (value === undefined) throw new Error(`${file} is missing`);
    return value;
  }

  const readCatalogue = () => readPresent(dataFile.catalogue, parseCatalogue);
  const readBlock = (block: number) => readPresent(dataFile.cards(block), parseCards, readCards);
  return {
    catalogue: async () => (await readCatalogue()).file,
    category: (name) => readPresent(dataFile.category(name), jsonParser(categoryFileSchema)),
    columns: async () => (await readCatalogue()).columns ?? readPresent(dataFile.columns, parseColumns),
    cards: async (positions) => {
      const numbers = [...new Set(positions.map(blockOf))];
      const blocks = await Promise.all(
        numbers.map(async (block) => [block, await readBlock(block)] as const),
      );
      const byNumber = new Map(blocks);
      return (position) => byNumber.get(blockOf(position))?.[position % BLOCK_SIZE];
    },
    workshops: () => readPresent(dataFile.workshops, jsonParser(workshopsFileSchema)),
    search: async () => {
      const { openSearchParts } = await import('../search/searchParts');
      const readPart: ReadPart = (name, parse) => readPresent(dataFile.searchPart(name), parse, readParts);
      return readPresent(dataFile.search, (text) => openSearchParts(text, readPart));
    },
  };
}

const blockOf = (position: number) => Math.floor(position / BLOCK_SIZE);

const parseCards = jsonParser(cardsFileSchema);

const unpacked = (columns: Columns): ListedProducts => ({
  products: unpackColumns(columns),
  facets: columns.facets,
});

const parseColumns = (text: string) => unpacked(jsonParser(columnsSchema)(text));

const parseCatalogue = (text: string) => {
  const file = jsonParser(catalogueFileSchema)(text);
  return { file, columns: file.columns && unpacked(file.columns) };
};
