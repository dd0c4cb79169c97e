import * as v from 'valibot';
import { dividedById } from '../records/dividedRecord';

/** Name of the record in which a remote lists what it sells, for product feeds and for pictures in the sitemap. */
export const OFFERS = 'offers';

const path = v.pipe(v.string(), v.startsWith('/'));

const soldProduct = v.object({
  id: v.number(),
  /** Identifies the product among all remotes, as in its structured data. */
  sku: v.string(),
  name: v.string(),
  description: v.string(),
  category: v.string(),
  path,
  /** Addresses of the pictures, and their descriptions. */
  pictures: v.array(v.object({ address: v.string(), alt: v.string() })),
  /** What the sizes of the offers are, as in `Colour`. Absent if they are sizes. */
  optionName: v.optional(v.string()),
  /** What can be bought for a price: one offer for each size. Empty for a product that is sold by quotation. */
  offers: v.array(
    v.object({
      /** As in the structured data of the product's page. */
      id: v.string(),
      path,
      /** Rupees for one unit. */
      price: v.pipe(v.number(), v.gtValue(0)),
      /** Absent if the product comes in only one size, which has no name. */
      size: v.optional(v.string()),
      /** Former, higher price. */
      originalPrice: v.optional(v.number()),
      isSoldOut: v.optional(v.boolean()),
    }),
  ),
});

export const offerListSchema = dividedById(soldProduct);

export type SoldProduct = v.InferOutput<typeof soldProduct>;
