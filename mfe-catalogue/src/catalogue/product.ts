import { saleUnitSchema } from '@tanabana/shop/cart/saleUnit';
import * as v from 'valibot';
import { tradeFactsSchema } from '../trade/tradeFacts';
import type { Category } from './categories';
import { itemFacts } from './itemFacts';
import type { ListingTexts } from './listingTexts';
import { rankingSchema } from './ranking';

const sizeOptionSchema = v.object({
  /** Name of the option: a size as in `10 in`, a colour, or both as in `10 in, indigo`. */
  size: v.string(),
  /** Rupees for one unit; 0 in published products that are sold by quotation. */
  amount: v.number(),
  /** Absent if a unit is one piece. */
  unit: v.optional(saleUnitSchema),
  originalAmount: v.optional(v.number()),
  /** Absent if the option has the product's article number. */
  sku: v.optional(v.string()),
  isSoldOut: v.optional(v.boolean()),
});

const specificationsSchema = v.object({
  Material: v.optional(v.string()),
  Color: v.optional(v.string()),
  Technique: v.optional(v.string()),
  SKU: v.string(),
  // These specifications exist only in the sample catalogue.
  Size: v.optional(v.string()),
  Height: v.optional(v.string()),
  Capacity: v.optional(v.string()),
});

export const productSchema = v.object({
  ...itemFacts,
  /** Rupees for one unit of the first size; 0 in published products that are sold by quotation. */
  price: v.number(),
  sizes: v.array(sizeOptionSchema),
  originalPrice: v.optional(v.number()),
  /** What the options in `sizes` are, if they are not only sizes. */
  optionName: v.optional(v.string()),
  category: v.string(),
  /** Rugs are packed in bales, and also made in the buyer's size. */
  isRug: v.optional(v.boolean()),
  /** Manufacturer; empty if the product names none. */
  region: v.string(),
  artisan: v.string(),
  /** Names of the pictures. The first picture shows the entire product. */
  images: v.array(v.string()),
  story: v.optional(v.string()),
  features: v.array(v.string()),
  specifications: specificationsSchema,
  /** The first colour of a rug is its ground colour. */
  colors: v.array(v.string()),
  dimensionsAvailable: v.array(v.string()),
  /** Whether at least one option is not sold out. */
  inStock: v.boolean(),
  /** Evidence for importers, such as a test report. Certificates have a page of the certifying body. */
  compliance: v.optional(
    v.array(v.object({ label: v.string(), text: v.string(), page: v.optional(v.string()) })),
  ),
  /** Absent in the sample catalogue. */
  trade: v.optional(tradeFactsSchema),
  /** Exists only in the sample catalogue. For other products, `rankingOf` computes a random ranking. */
  ranking: v.optional(rankingSchema),
});

export type SizeOption = v.InferOutput<typeof sizeOptionSchema>;
export type Product = v.InferOutput<typeof productSchema>;
export type CloseUp = NonNullable<Product['closeUp']>;

export interface Catalogue {
  readonly products: readonly Product[];
  readonly listing?: ListingTexts | undefined;
  readonly categories: readonly Category[];
  readonly regions: readonly Pick<Category, 'name' | 'image'>[];
}
