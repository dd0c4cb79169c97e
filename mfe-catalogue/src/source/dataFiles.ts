import * as v from 'valibot';
import { cardSchema, pictureSchema } from '../catalogue/card';
import { productSchema } from '../catalogue/product';

/** Names of the files in which the catalogue travels, below `data/`. */
export const dataFile = {
  catalogue: 'catalogue.json',
  search: 'search.json',
  cards: (block: number) => `cards/${block}.json`,
  product: (id: number) => `products/${id}.json`,
} as const;

/** What is known of the whole catalogue before any product is. */
export const catalogueFileSchema = v.object({
  /** Number of products. */
  total: v.number(),
  /** Number of files with cards. */
  blocks: v.number(),
  categories: v.array(v.object({ name: v.string(), count: v.number(), picture: v.nullable(pictureSchema) })),
  regions: v.array(v.object({ name: v.string(), count: v.number(), picture: v.nullable(pictureSchema) })),
});

export const cardsFileSchema = v.array(cardSchema);

/** A product with everything that its page shows. */
export const productFileSchema = v.object({
  product: productSchema,
  pictures: v.array(pictureSchema),
  /** Told of the craft: where it comes from, and how it is done. */
  context: v.string(),
  technique: v.string(),
  /** Products from which the related and the recommended ones are chosen. */
  related: cardsFileSchema,
  recommended: cardsFileSchema,
});

export type CatalogueFile = v.InferOutput<typeof catalogueFileSchema>;
export type ProductFile = v.InferOutput<typeof productFileSchema>;
