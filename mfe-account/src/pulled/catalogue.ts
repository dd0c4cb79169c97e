// Contract of the remote `catalogue`, written by `npm run contracts -- pull`. Do not edit.
import * as v from 'valibot';

export const products = v.pipe(
  v.array(
    v.object({
      id: v.number(),
      name: v.string(),
      category: v.string(),
      price: v.pipe(v.number(), v.minValue(0)),
      sizes: v.array(
        v.object({
          size: v.string(),
          amount: v.pipe(v.number(), v.minValue(0)),
          pack: v.optional(
            v.object({
              units: v.pipe(v.number(), v.integer(), v.minValue(1)),
              kg: v.number(),
              m3: v.number(),
            }),
          ),
        }),
      ),
      isSoldOut: v.optional(v.boolean()),
      isRug: v.optional(v.boolean()),
      color: v.optional(v.string()),
      material: v.optional(v.string()),
      sku: v.optional(v.string()),
      image: v.optional(v.string()),
      trade: v.optional(
        v.object({
          hsn: v.string(),
          isInStock: v.boolean(),
          making: v.object({ from: v.number(), to: v.number() }),
        }),
      ),
    }),
  ),
  v.minLength(1),
  v.metadata({ dividedBy: 'id' }),
);

/** Records and fragments of the remote `catalogue` that this remote uses. */
export const catalogue = {
  records: { 'catalogue/products': products },
  fragments: {},
};
