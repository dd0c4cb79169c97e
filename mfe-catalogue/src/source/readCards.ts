import { type Card, cardOf } from '../catalogue/card';
import { type ProductFile, readProduct } from './productFile';

/** Reads products, and leaves out those that are no longer sold or cannot be read. */
export async function readProducts(ids: readonly number[]): Promise<ProductFile[]> {
  const files = await Promise.allSettled(ids.map(readProduct));
  return files.flatMap((file) => (file.status === 'fulfilled' && file.value ? [file.value] : []));
}

export function cardOfFile({ product, pictures }: ProductFile): Card {
  return cardOf(product, (name) => pictures[product.images.indexOf(name)]);
}
