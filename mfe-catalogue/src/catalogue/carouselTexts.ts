import * as v from 'valibot';

/** The home page's carousels of products, in the order of their display (§2.3). */
export const carouselsSchema = v.pipe(
  v.array(
    v.strictObject({
      title: v.string(),
      /** Category of the products. Without it, the products are those of the categories that no other carousel has. */
      category: v.optional(v.string()),
      slideName: v.optional(v.string(), 'product'),
      action: v.string(),
      to: v.pipe(v.string(), v.startsWith('/')),
      /** Displayed with the first products of the catalogue if the category has no products (§9). */
      note: v.optional(v.string()),
    }),
  ),
  v.maxLength(2),
);

export type CarouselTexts = v.InferOutput<typeof carouselsSchema>[number];
