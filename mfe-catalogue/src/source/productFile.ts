import * as v from 'valibot';
import { cardSchema, pictureSchema } from '../catalogue/card';
import { productSchema } from '../catalogue/product';
import { dataFile } from './dataFiles';
import { createFileReads, jsonParser } from './readData';

/** A product with the data of its page. */
export const productFileSchema = v.object({
  product: productSchema,
  pictures: v.array(pictureSchema),
  /** Origin of the craft. */
  context: v.string(),
  technique: v.string(),
  /** Candidates for related and recommended products. The page displays those with the best ratings. */
  related: v.array(cardSchema),
  recommended: v.array(cardSchema),
});

export type ProductFile = v.InferOutput<typeof productFileSchema>;

/** Limited, because a server would cache the files of more and more products. */
const read = createFileReads(200);

const parse = jsonParser(productFileSchema);

/** Reads a product and the data of its page; undefined if there is no such id. */
export function readProduct(id: number): Promise<ProductFile | undefined> {
  return read(dataFile.product(id), parse);
}
