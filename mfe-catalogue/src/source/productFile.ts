import * as v from 'valibot';
import { cardSchema, pictureSchema, type Card, cardOf } from '../catalogue/card';
import { productSchema } from '../catalogue/product';
import { dataFile } from './dataFiles';
import { jsonParser } from './jsonParser';
import { createFileReads } from './readData';

/** @internal */
export const productFileSchema = v.object({
  product: productSchema,
  pictures: v.array(pictureSchema),
  /** Text about the origin of the craft. */
  context: v.string(),
  technique: v.string(),
  /** Candidates for related and recommended products. The page displays those with the best ratings. */
  related: v.array(cardSchema),
  recommended: v.array(cardSchema),
});

export type ProductFile = v.InferOutput<typeof productFileSchema>;

/* At most 200 files are cached, because the cache of a server would otherwise grow with every visited product. */
const read = createFileReads(200);

const parse = jsonParser(productFileSchema);

export function readProduct(id: number): Promise<ProductFile | undefined> {
  return read(dataFile.product(id), parse);
}

/** Omits products that are no longer sold or cannot be read. */
export async function readProducts(ids: readonly number[]): Promise<ProductFile[]> {
  const files = await Promise.allSettled(ids.map(readProduct));
  return files.flatMap((file) => (file.status === 'fulfilled' && file.value ? [file.value] : []));
}

export function cardOfFile({ product, pictures }: ProductFile): Card {
  return cardOf(product, (name) => pictures[product.images.indexOf(name)]);
}
