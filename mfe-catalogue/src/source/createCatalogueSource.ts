import type { Card } from '../catalogue/card';
import type { Facet, FacetValues } from '../facets/facet';
import type { ProductSearch } from '../search/searchProducts';
import {
  cardsFileSchema,
  type CatalogueFile,
  catalogueFileSchema,
  dataFile,
  type Workshop,
  workshopsFileSchema,
} from './dataFiles';
import { jsonParser } from './jsonParser';

export interface ListedProduct {
  readonly card: Card;
  readonly facets: FacetValues;
}

export interface ListedProducts {
  readonly products: readonly ListedProduct[];
  readonly byId: ReadonlyMap<number, ListedProduct>;
  /** All values of each facet. */
  readonly facets: readonly Facet[];
}

/** Reads the data of listings and searches. Tests and the benchmark have their own implementations. */
export interface CatalogueSource {
  readonly catalogue: () => Promise<CatalogueFile>;
  readonly products: () => Promise<ListedProducts>;
  readonly search: () => Promise<ProductSearch>;
  readonly workshops: () => Promise<readonly Workshop[]>;
}

/**
 * Reads a data file and caches its content. A failed read is not cached. Resolves with undefined if the file does not
 * exist.
 */
export type ReadFile = <Value>(file: string, parse: (text: string) => Value) => Promise<Value | undefined>;

export function createCatalogueSource(read: ReadFile): CatalogueSource {
  async function readPresent<Value>(file: string, parse: (text: string) => Value): Promise<Value> {
    const value = await read(file, parse);
    if (value === undefined) throw new Error(`${file} is missing`);
    return value;
  }

  return {
    catalogue: () => readPresent(dataFile.catalogue, jsonParser(catalogueFileSchema)),
    products: () => readPresent(dataFile.cards, parseProducts),
    workshops: () => readPresent(dataFile.workshops, jsonParser(workshopsFileSchema)),
    search: async () => {
      const { readSearchIndex } = await import('../search/openSearchIndex');
      return readPresent(dataFile.search, readSearchIndex);
    },
  };
}

function parseProducts(text: string): ListedProducts {
  const { products, facets } = jsonParser(cardsFileSchema)(text);
  const lists: Lists = new Map();
  const shared = products.map(({ card, facets: values }) => ({ card, facets: sharedLists(values, lists) }));
  return { products: shared, facets, byId: new Map(shared.map((product) => [product.card.id, product])) };
}

/** Lists of values that several products have, by their text. */
type Lists = Map<string, readonly string[]>;

/** Returns the values with the same lists for all products with equal values, which makes counting several times faster. */
function sharedLists(values: FacetValues, lists: Lists): FacetValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, list]) => {
      const key = list.join();
      const shared = lists.get(key) ?? list;
      lists.set(key, shared);
      return [name, shared];
    }),
  );
}
