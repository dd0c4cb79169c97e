import * as v from 'valibot';
import { cardSchema, pictureSchema } from '../catalogue/card';
import { categoryKey } from '../catalogue/categories';
import { facetSchema } from '../facets/facet';
import { columnsSchema, rankedColumnsSchema } from './columns';

/**
 * Number of cards in a data file, called a block. Within each block, the default order sorts featured products to the
 * start.
 */
export const BLOCK_SIZE = 96;

export const dataFile = {
  catalogue: 'catalogue.json',
  columns: 'columns.json',
  search: 'search.json',
  searchPart: (name: string) => `search/${name}.json`,
  workshops: 'workshops.json',
  category: (name: string) => `categories/${categoryKey(name)}.json`,
  cards: (block: number) => `cards/${block}.json`,
  product: (id: number) => `products/${id}.json`,
} as const;

/** Values and workshops that a listing without filters displays. */
const frequentSchema = v.object({
  /** The most frequent values of each facet. */
  facets: v.array(facetSchema),
  /** The workshops with the most products. Absent if the overview contains the columns. */
  workshops: v.optional(v.pipe(v.array(v.pick(cardSchema, ['name', 'place', 'picture'])), v.readonly())),
});

export const catalogueFileSchema = v.object({
  ...frequentSchema.entries,
  total: v.number(),
  /** Number of data files that contain cards. */
  blocks: v.number(),
  categories: v.array(
    v.object({
      name: v.string(),
      summary: v.string(),
      count: v.number(),
      picture: v.optional(pictureSchema),
    }),
  ),
  /** Only in a catalogue of one block, in which a file of columns would not save a request. */
  columns: v.optional(columnsSchema),
});

/** Products of a category, in a catalogue of several blocks. */
export const categoryFileSchema = v.object({
  ...frequentSchema.entries,
  ...rankedColumnsSchema.entries,
  /** Positions in the catalogue, as packed differences. */
  positions: v.string(),
});

/** Workshops in descending order of their number of products. */
export const workshopsFileSchema = v.array(
  v.object({
    key: v.string(),
    name: v.string(),
    place: v.string(),
    count: v.number(),
    /** Labels of the techniques that the workshop uses. */
    craft: v.string(),
    /** Two sentences on the craft of the town or region of the workshop. Empty if the collection has none. */
    about: v.string(),
    /** Id of a product with a story from this workshop. */
    story: v.optional(v.number()),
  }),
);

export const cardsFileSchema = v.array(cardSchema);

export type CategoryFile = v.InferOutput<typeof categoryFileSchema>;
export type CatalogueFile = v.InferOutput<typeof catalogueFileSchema>;
export type Workshop = v.InferOutput<typeof workshopsFileSchema>[number];
