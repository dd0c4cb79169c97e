import * as v from 'valibot';

/** Name of the catalogue's price record: a list of {@link PricedProduct} without personal data. */
export const PRICE_LIST = 'catalogue/prices';

const rupees = v.pipe(v.number(), v.minValue(0));

/** Carton of a size, or bale of a rug. */
const packSchema = v.object({
  units: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Gross weight. */
  kg: v.number(),
  /** Volume in cubic metres. */
  m3: v.number(),
});

/** The fields of a product that other remotes may read: those that distinguish its lines in the cart. */
export const pricedProductSchema = v.object({
  id: v.number(),
  name: v.string(),
  category: v.string(),
  /** Rupees for one unit: the first size's; 0 for rugs, which are quoted on enquiry. */
  price: rupees,
  /** Rupees for one unit by size, 0 for rugs; empty for a product with one size. */
  sizes: v.array(v.object({ size: v.string(), amount: rupees, pack: v.optional(packSchema) })),
  /** Colour and material as on a line of the cart; older catalogues do not publish them. */
  color: v.optional(v.string()),
  material: v.optional(v.string()),
  /** Article number, and address of its smallest picture; older catalogues do not publish them. */
  sku: v.optional(v.string()),
  image: v.optional(v.string()),
  /** Facts of trade; older catalogues do not publish them. */
  trade: v.optional(
    v.object({
      /** Heading of the Harmonised System. */
      hsn: v.string(),
      /** Whether the minimum order is in stock. */
      isInStock: v.boolean(),
      /** Weeks that it takes to make one rug, or the minimum order of another piece. */
      making: v.object({ from: v.number(), to: v.number() }),
    }),
  ),
});

export type PricedProduct = v.InferOutput<typeof pricedProductSchema>;
export type Pack = v.InferOutput<typeof packSchema>;
export type PricedSize = PricedProduct['sizes'][number];
