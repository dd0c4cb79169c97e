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
  workshop: (key: string) => `workshops/${key}.json`,
  product: (id: number) => `products/${id}.json`,
} as const;

/** Facts about the whole catalogue. */
export const catalogueFileSchema = v.object({
  /** Number of products. */
  total: v.number(),
  /** Number of files with cards. */
  blocks: v.number(),
  categories: v.array(v.object({ name: v.string(), count: v.number(), picture: v.nullable(pictureSchema) })),
  facets: v.array(facetSchema),
});

/** All makers, those with the most products first. */
export const makersFileSchema = v.array(
  v.object({ name: v.string(), /** Town and state. */ place: v.string(), count: v.number() }),
);

/** Facts about a workshop, for the head of its listing. */
export const workshopFileSchema = v.object({
  key: v.string(),
  name: v.string(),
  /** Town and state. */
  place: v.string(),
  /** Its techniques, as in the facet. */
  craft: v.string(),
  /** Two sentences on the craft of its place; empty if there is no note. */
  about: v.string(),
  /** Id of a product with a story from this workshop. */
  story: v.optional(v.number()),
});

export const cardsFileSchema = v.array(facetedCardSchema);

export type CatalogueFile = v.InferOutput<typeof catalogueFileSchema>;
export type WorkshopFile = v.InferOutput<typeof workshopFileSchema>;
export type MakersFile = v.InferOutput<typeof makersFileSchema>;
