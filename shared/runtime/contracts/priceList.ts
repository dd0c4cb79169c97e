import * as v from 'valibot';

/** Name of the catalogue's price record, a list of {@link PricedProduct}. */
export const PRICE_LIST = 'catalogue/prices';

const rupees = v.pipe(v.number(), v.minValue(0));

/** Carton of a size, or bale of a rug. */
const packSchema = v.object({
  units: v.pipe(v.number(), v.integer(), v.minValue(1)),
  kg: v.number(),
  m3: v.number(),
});

export const pricedProductSchema = v.object({
  id: v.number(),
  name: v.string(),
  category: v.string(),
  /** Rupees for one unit of the first size. 0 for rugs, which are quoted on enquiry. */
  price: rupees,
  /** Empty for a product with one size. */
  sizes: v.array(v.object({ size: v.string(), amount: rupees, pack: v.optional(packSchema) })),
  // Older catalogues do not publish the following fields.
  color: v.optional(v.string()),
  material: v.optional(v.string()),
  sku: v.optional(v.string()),
  /** Address of the smallest picture. */
  image: v.optional(v.string()),
  trade: v.optional(
    v.object({
      /** Code of the Harmonised System. */
      hsn: v.string(),
      isInStock: v.boolean(),
      /** Weeks for one rug, or for the minimum order of another product. */
      making: v.object({ from: v.number(), to: v.number() }),
    }),
  ),
});

export type PricedProduct = v.InferOutput<typeof pricedProductSchema>;
export type Pack = v.InferOutput<typeof packSchema>;
export type PricedSize = PricedProduct['sizes'][number];
