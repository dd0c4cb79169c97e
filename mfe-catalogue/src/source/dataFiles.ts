import * as v from 'valibot';
import { pictureSchema } from '../catalogue/card';
import { facetedCardSchema, facetSchema } from '../facets/facet';

export const dataFile = {
  catalogue: 'catalogue.json',
  search: 'search.json',
  workshops: 'workshops.json',
  cards: (block: number) => `cards/${block}.json`,
  product: (id: number) => `products/${id}.json`,
} as const;

export const catalogueFileSchema = v.object({
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
  facets: v.array(facetSchema),
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

export const cardsFileSchema = v.array(facetedCardSchema);

export type CatalogueFile = v.InferOutput<typeof catalogueFileSchema>;
export type Workshop = v.InferOutput<typeof workshopsFileSchema>[number];
