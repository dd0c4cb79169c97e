import * as v from 'valibot';

/** Name of the catalogue's price record: a list of {@link PricedProduct} without personal data. */
export const PRICE_LIST = 'catalogue/prices';

const rupees = v.pipe(v.number(), v.minValue(0));

/** The fields of a product that other remotes may read: name, category and prices. */
export const pricedProductSchema = v.object({
  id: v.number(),
  name: v.string(),
  category: v.string(),
  /** Rupees for one unit: the first size's; 0 for rugs, which are quoted on enquiry. */
  price: rupees,
  /** Rupees for one unit by size, 0 for rugs; empty for a product that comes in one size. */
  sizes: v.array(v.object({ size: v.string(), amount: rupees })),
});

export type PricedProduct = v.InferOutput<typeof pricedProductSchema>;
