import * as v from 'valibot';
import type { Card } from '../catalogue/card';
import { rankingSchema } from '../catalogue/ranking';
import { type Facet, type FacetName, facetSchema, type FacetValues } from '../facets/facet';
import { packDifferences, packNumbers, unpackDifferences, unpackNumbers } from '../catalogue/packNumbers';

/** Fields by which the default order sorts products. Each text packs one field of all products. */
export const rankedColumnsSchema = v.object({
  /** Packed differences. */
  ids: v.string(),
  /** Only in a catalogue whose products have rankings. */
  rankings: v.optional(v.array(v.optional(rankingSchema))),
});

/** Fields by which listings are filtered and sorted. The file is much smaller than the cards of all products. */
export const columnsSchema = v.object({
  ...rankedColumnsSchema.entries,
  /** All values of each facet. */
  facets: v.array(facetSchema),
  categoryNames: v.array(v.string()),
  categories: v.string(),
  prices: v.string(),
  /** Position of each product in the order of names. */
  nameRanks: v.string(),
  /** For each facet: positions of each product's values in the facet's options, in base 36 and separated by commas. */
  values: v.array(v.string()),
});

type RankedColumns = v.InferOutput<typeof rankedColumnsSchema>;
export type Columns = v.InferOutput<typeof columnsSchema>;

/** Product of a default order. */
export type RankedProduct = Pick<Card, 'id' | 'ranking'> & {
  /** Position in the catalogue, which determines the data file of the product's card. */
  readonly position: number;
};

export interface ListedProduct extends RankedProduct {
  readonly category: string;
  readonly price: number;
  readonly nameRank: number;
  readonly facets: FacetValues;
}

type Faceted = Pick<Card, 'id' | 'name' | 'category' | 'price' | 'ranking'> & {
  readonly facets: FacetValues;
};

/** @internal */
export function packRanked(products: readonly Pick<Card, 'id' | 'ranking'>[]): RankedColumns {
  const isRanked = products.some(({ ranking }) => ranking !== undefined);
  return {
    ids: packDifferences(products.map(({ id }) => id)),
    ...(isRanked && { rankings: products.map(({ ranking }) => ranking) }),
  };
}

/** Packs the fields of all products by which listings are filtered and sorted. */
export function packColumns(products: readonly Faceted[], facets: readonly Facet[]): Columns {
  const categoryNames = [...new Set(products.map(({ category }) => category))];
  const byName = products.map(({ name }, position) => ({ key: nameKey(name), position }));
  byName.sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)));
  const ranks = new Map(byName.map(({ position }, rank) => [position, rank]));
  return {
    ...packRanked(products),
    facets: [...facets],
    categoryNames,
    categories: packNumbers(products.map(({ category }) => categoryNames.indexOf(category))),
    prices: packNumbers(products.map(({ price }) => price)),
    nameRanks: packNumbers(products.map((_, position) => ranks.get(position) ?? 0)),
    values: facets.map(({ name, options }) => {
      const places = new Map(options.map(({ value }, place) => [value, place]));
      return products
        .map(
          (product) => product.facets[name]?.map((value) => places.get(value)?.toString(36)).join(',') ?? '',
        )
        .join(' ');
    }),
  };
}

/** Returns a name in lower case and without accents. */
function nameKey(name: string): string {
  return name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

export function unpackRanked({ ids, rankings }: RankedColumns): RankedProduct[] {
  return unpackDifferences(ids).map((id, position) => ({ id, position, ranking: rankings?.[position] }));
}

export function unpackColumns(columns: Columns): ListedProduct[] {
  const categories = unpackNumbers(columns.categories);
  const prices = unpackNumbers(columns.prices);
  const nameRanks = unpackNumbers(columns.nameRanks);
  const facets = columns.facets.map(({ name, options }, index) => ({
    name,
    values: unpackValues(columns.values[index] ?? '', options),
  }));
  return unpackRanked(columns).map((product) => {
    const { position } = product;
    const ofProduct: Partial<Record<FacetName, readonly string[]>> = {};
    for (const { name, values } of facets) {
      const own = values[position];
      if (own) ofProduct[name] = own;
    }
    return {
      ...product,
      category: columns.categoryNames[categories[position] ?? 0] ?? '',
      price: prices[position] ?? 0,
      nameRank: nameRanks[position] ?? 0,
      facets: ofProduct,
    };
  });
}

/** Products with equal values share one list. */
function unpackValues(text: string, options: Facet['options']): (string[] | undefined)[] {
  const lists = new Map<string, string[] | undefined>([['', undefined]]);
  return text.split(' ').map((places) => {
    if (!lists.has(places)) {
      const values = places.split(',').flatMap((place) => options[parseInt(place, 36)]?.value ?? []);
      lists.set(places, values);
    }
    return lists.get(places);
  });
}
