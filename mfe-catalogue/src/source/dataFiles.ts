import * as v from 'valibot';
import { cardSchema, pictureSchema } from '../catalogue/card';
import { listingTextsSchema } from '../catalogue/listingTexts';
import { FACET_NAMES, facetSchema } from '../facets/facet';

export const dataFile = {
  catalogue: 'catalogue.json',
  cards: 'cards.json',
  search: 'search.json',
  workshops: 'workshops.json',
  product: (id: number) => `products/${id}.json`,
} as const;

/** Overview of the catalogue. The file hardly grows with the number of products. */
export const catalogueFileSchema = v.object({
  total: v.number(),
  /** Whether the server finds listings, because `cards` or `search` is too long for browsers. */
  isLarge: v.boolean(),
  texts: v.optional(listingTextsSchema),
  /** Whether no product has a ranking, so that no order depends on ratings. */
  isUnranked: v.optional(v.boolean()),
  categories: v.array(
    v.object({
      name: v.string(),
      summary: v.string(),
      count: v.number(),
      picture: v.optional(pictureSchema),
    }),
  ),
});

export const cardsFileSchema = v.object({
  /** All values of each facet. */
  facets: v.array(facetSchema),
  products: v.array(
    v.object({
      card: cardSchema,
      facets: v.record(v.picklist(FACET_NAMES), v.pipe(v.array(v.string()), v.readonly())),
    }),
  ),
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

export type CatalogueFile = v.InferOutput<typeof catalogueFileSchema>;
export type CardsFile = v.InferOutput<typeof cardsFileSchema>;
export type Workshop = v.InferOutput<typeof workshopsFileSchema>[number];
