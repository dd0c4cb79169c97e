import * as v from 'valibot';

/** What the cart needs to know of a product that the catalogue publishes. */
const publicProductSchema = v.object({
  id: v.number(),
  name: v.string(),
  category: v.string(),
  /** Rupees for the first size. */
  price: v.pipe(v.number(), v.minValue(0)),
  /** Rupees by size; absent where the record does not tell them. */
  sizes: v.optional(v.array(v.object({ size: v.string(), amount: v.pipe(v.number(), v.minValue(0)) }))),
});

export type PublicProduct = v.InferOutput<typeof publicProductSchema>;

/**
 * The catalogue's public record, by product id.
 * @param published a list of products; entries without what the cart needs are left out
 */
export function parsePublicRecord(published: unknown): ReadonlyMap<number, PublicProduct> {
  const entries = Array.isArray(published) ? published : [];
  const products = entries.flatMap((entry) => {
    const product = v.safeParse(publicProductSchema, entry);
    return product.success ? [product.output] : [];
  });
  return new Map(products.map((product) => [product.id, product]));
}
