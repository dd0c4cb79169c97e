import type { PageRequest } from '@tanabana/runtime/contracts/page';
import { bestRated, RECOMMENDED, RELATED } from '../../catalogue/ranking';
import { type ProductFile, readProduct } from '../../source/productFile';

export type ProductPageData =
  ({ readonly state: 'found' } & ProductFile) | { readonly state: 'missing' } | { readonly state: 'failed' };

/** Loads the product of an address. Never throws, because the page displays a message for each failure (§8). */
export async function loadProductPage({
  params: { id = '' },
  seed,
}: Pick<PageRequest, 'params' | 'seed'>): Promise<ProductPageData> {
  if (!/^[1-9]\d{0,14}$/.test(id)) return { state: 'missing' };
  try {
    const file = await readProduct(Number(id));
    if (!file) return { state: 'missing' };
    return {
      ...file,
      state: 'found',
      related: bestRated(file.related, RELATED, seed),
      recommended: bestRated(file.recommended, RECOMMENDED, seed),
    };
  } catch (error) {
    console.error(`Product ${id} could not be loaded.`, error);
    return { state: 'failed' };
  }
}
