import { addressListSchema } from '@tanabana/contract/remotes/addressList';
import { offerListSchema } from '@tanabana/contract/remotes/offerList';
import { dividedById } from '@tanabana/contract/records/dividedRecord';
import { saleUnitSchema } from '@tanabana/shop/cart/saleUnit';
import * as v from 'valibot';

const rupees = v.pipe(v.number(), v.minValue(0));

/** Carton or bale in which units of one size are packed. */
const pack = v.object({
  units: v.pipe(v.number(), v.integer(), v.minValue(1)),
  kg: v.number(),
  m3: v.number(),
  /** Sides of the carton or bale, in centimetres. */
  cm: v.optional(v.array(v.number())),
  /** Weight of one unit without packing, in kilograms. */
  unitKg: v.optional(v.number()),
});

const productFacts = v.object({
  id: v.number(),
  name: v.string(),
  category: v.string(),
  /** Rupees for one unit of the first size. 0 for rugs, which are sold by quotation. */
  price: rupees,
  /** Sizes with a name; empty if the product comes in only one size, which has no name. */
  sizes: v.array(
    v.object({
      size: v.string(),
      amount: rupees,
      pack: v.optional(pack),
      /** Absent if a unit is one piece. */
      unit: v.optional(saleUnitSchema),
      /** Weeks to make the minimum order quantity in this size. Absent if all sizes take the same time. */
      weeks: v.optional(v.number()),
      /** Article number of this size. Absent if it is the product's. */
      sku: v.optional(v.string()),
      isSoldOut: v.optional(v.boolean()),
    }),
  ),
  /** What the options in `sizes` are, as in `Colour`. Absent if they are sizes. */
  optionName: v.optional(v.string()),
  /** Whether all sizes are sold out. */
  isSoldOut: v.optional(v.boolean()),
  /** Rugs are packed in bales, and also made in the buyer's size. */
  isRug: v.optional(v.boolean()),
  color: v.optional(v.string()),
  material: v.optional(v.string()),
  sku: v.optional(v.string()),
  /** Address of the smallest file of the product's first picture. */
  image: v.optional(v.string()),
  trade: v.optional(
    v.object({
      /** Customs code in the Harmonised System. */
      hsn: v.string(),
      isInStock: v.boolean(),
      /** Weeks to make the minimum order quantity, in the size that takes least and in the one that takes most. */
      making: v.object({ from: v.number(), to: v.number() }),
    }),
  ),
});

const article = v.object({
  id: v.number(),
  name: v.string(),
  sku: v.optional(v.string()),
  /** Article numbers of sizes that have their own. */
  ofSizes: v.optional(v.array(v.string())),
});

/** Schemas of the public records. The build fails if the data do not match. */
export const records = {
  products: dividedById(productFacts),
  articles: v.array(article),
  addresses: addressListSchema,
  offers: offerListSchema,
};

export type ProductFacts = v.InferOutput<typeof productFacts>;
export type Article = v.InferOutput<typeof article>;
export type Pack = v.InferOutput<typeof pack>;
