import * as v from 'valibot';
import { pictureSchema } from '../catalogue/card';
import { facetSchema } from '../facets/facet';
import { facetedCardSchema } from '../facets/facetedCard';

/** Names of the catalogue's data files, below `data/`. */
export const dataFile = {
  catalogue: 'catalogue.json',
  search: 'search.json',
  makers: 'makers.json',
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

/** All makers, those with the most products first. */
export const makersFileSchema = v.array(
  v.object({ name: v.string(), /** Town and state. */ place: v.string(), count: v.number() }),
);

export const cardsFileSchema = v.array(facetedCardSchema);

export type CatalogueFile = v.InferOutput<typeof catalogueFileSchema>;
export type MakersFile = v.InferOutput<typeof makersFileSchema>;
