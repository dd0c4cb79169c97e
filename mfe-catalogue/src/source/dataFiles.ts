import * as v from 'valibot';
import { cardSchema, pictureSchema } from '../catalogue/card';
import { productSchema } from '../catalogue/product';
import { facetSchema } from '../facets/facet';
import { facetedCardSchema } from '../facets/facetedCard';

/** Names of the catalogue's data files, below `data/`. */
export const dataFile = {
  catalogue: 'catalogue.json',
  search: 'search.json',
  cards: (block: number) => `cards/${block}.json`,
  product: (id: number) => `products/${id}.json`,
} as const;

/** Facts about the whole catalogue. */
export const catalogueFileSchema = v.object({
  /** Number of products. */
  total: v.number(),
  /** Number of files with cards. */
  blocks: v.number(),
  categories: v.array(v.object({ name: v.string(), count: v.number(), picture: v.nullable(pictureSchema) })),
  regions: v.array(v.object({ name: v.string(), count: v.number(), picture: v.nullable(pictureSchema) })),
  facets: v.array(facetSchema),
});

export const cardsFileSchema = v.array(facetedCardSchema);

const otherCardsSchema = v.array(cardSchema);

/** A product with everything that its page shows. */
export const productFileSchema = v.object({
  product: productSchema,
  pictures: v.array(pictureSchema),
  /** Texts on the craft: its origin and its technique. */
  context: v.string(),
  technique: v.string(),
  /** Products from which related and recommended ones are chosen. */
  related: otherCardsSchema,
  recommended: otherCardsSchema,
});

export type CatalogueFile = v.InferOutput<typeof catalogueFileSchema>;
export type ProductFile = v.InferOutput<typeof productFileSchema>;
