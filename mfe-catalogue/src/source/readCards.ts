import { cardOf, type Card } from '../catalogue/card';
import { type ProductFile, readProduct } from './productFile';

/** Reads products; those that are no longer sold, or cannot be read now, are left out. */
export async function readProducts(ids: readonly number[]): Promise<ProductFile[]> {
  const files = await Promise.allSettled(ids.map((id) => readProduct(id)));
  return files.flatMap((file) => (file.status === 'fulfilled' && file.value ? [file.value] : []));
}

/** The card of a product that has been read. */
export function cardOfFile({ product, pictures }: ProductFile): Card {
  return cardOf(product, (name) => pictures[product.images.indexOf(name)]);
}
