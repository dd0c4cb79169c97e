import * as v from 'valibot';
import { cardSchema, pictureSchema } from '../catalogue/card';
import { productSchema } from '../catalogue/product';
import { dataFile } from './dataFiles';
import { readProductFile } from './readData';

const cardsSchema = v.array(cardSchema);

/** A product with everything that its page shows. */
export const productFileSchema = v.object({
  product: productSchema,
  pictures: v.array(pictureSchema),
  /** Texts on the craft: its origin and its technique. */
  context: v.string(),
  technique: v.string(),
  /** Products from which related and recommended ones are chosen. */
  related: cardsSchema,
  recommended: cardsSchema,
});

export type ProductFile = v.InferOutput<typeof productFileSchema>;

const parse = (text: string) => v.parse(productFileSchema, JSON.parse(text));

/** Reads a product and the data of its page; undefined if there is no such id. */
export async function readProduct(id: number): Promise<ProductFile | undefined> {
  return readProductFile(dataFile.product(id), parse);
}
