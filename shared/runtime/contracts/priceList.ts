import * as v from 'valibot';

/** What the catalogue publishes under this name: a list of {@link PricedProduct}, and nothing personal. */
export const PRICE_LIST = 'catalogue/prices';

const rupees = v.pipe(v.number(), v.minValue(0));

/** What may be known of a product outside the catalogue: what it is, and what it costs. */
export const pricedProductSchema = v.object({
  id: v.number(),
  name: v.string(),
  category: v.string(),
  /** Rupees for one unit: the first size's; 0 for rugs, which are quoted on enquiry. */
  price: rupees,
  /** Rupees for one unit by size, 0 for rugs; empty for a product that comes in one size only. */
  sizes: v.array(v.object({ size: v.string(), amount: rupees })),
});

export type PricedProduct = v.InferOutput<typeof pricedProductSchema>;
