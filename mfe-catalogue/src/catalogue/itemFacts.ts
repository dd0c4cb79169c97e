import * as v from 'valibot';

const filled = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** Scale of the second picture, which depicts a detail of the product in one of its sizes. */
const closeUpSchema = v.strictObject({
  /** Width of the depicted area, in centimetres. */
  cm: v.pipe(v.number(), v.integer(), v.minValue(1)),
  size: v.string(),
});

/** Fields that a product has exactly as its JSON file states them. Another such field needs no other declaration. */
export const itemFacts = {
  id: v.number(),
  name: filled,
  description: filled,
  tags: v.array(filled),
  closeUp: v.exactOptional(closeUpSchema),
  /** The default is what `trade.json` says of the kind of product, or else that the product is in stock. */
  stock: v.exactOptional(v.picklist(['in stock', 'made to order', 'sold out'])),
};
