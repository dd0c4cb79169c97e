import * as v from 'valibot';
import { tradeFactsSchema } from '../trade/tradeFacts';
import { rankingSchema } from './ranking';

const sizeOptionSchema = v.object({
  size: v.string(),
  /** Rupees for one unit; 0 for rugs, whose prices are not published. */
  amount: v.number(),
});

/** What the second picture shows, which is a close-up. */
export const closeUpSchema = v.strictObject({
  /** Its width in centimetres, at the middle of the picture. */
  cm: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** The size to which this applies. */
  size: v.string(),
});
export type CloseUp = v.InferOutput<typeof closeUpSchema>;

/** A normalised product (§3). */
export const productSchema = v.object({
  id: v.number(),
  name: v.string(),
  /** Rupees for one unit: the first size's; 0 for rugs, whose prices are not published. */
  price: v.number(),
  /** Rupees before a reduction. */
  originalPrice: v.optional(v.number()),
  sizes: v.array(sizeOptionSchema),
  category: v.string(),
  region: v.string(),
  artisan: v.string(),
  /** Names of its pictures, the whole piece first. */
  images: v.array(v.string()),
  /** The sample products have none. */
  closeUp: v.optional(closeUpSchema),
  story: v.nullable(v.string()),
  description: v.string(),
  features: v.array(v.string()),
  specifications: v.record(v.string(), v.string()),
  colors: v.array(v.string()),
  dimensionsAvailable: v.array(v.string()),
  tags: v.array(v.string()),
  inStock: v.boolean(),
  /** The sample products have none. */
  trade: v.optional(tradeFactsSchema),
  /** Given for the sample products only; for others it is derived from the document's seed. */
  ranking: v.optional(rankingSchema),
});

export type SizeOption = v.InferOutput<typeof sizeOptionSchema>;
export type Product = v.InferOutput<typeof productSchema>;

export interface Category {
  readonly name: string;
  /** Name of its picture. */
  readonly image: string;
}

export interface Region {
  readonly name: string;
  /** Name of its picture. */
  readonly image: string;
}

/** The whole collection, normalised (§3). */
export interface Catalogue {
  readonly products: readonly Product[];
  readonly categories: readonly Category[];
  readonly regions: readonly Region[];
}
