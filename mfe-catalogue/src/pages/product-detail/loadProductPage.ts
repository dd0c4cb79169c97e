import type { PageRequest } from '@tanabana/runtime/contracts/page';
import type { PictureSource } from '@tanabana/runtime/pictures/pictureSource';
import { bestRated, RECOMMENDED, RELATED } from '../../catalogue/rankingOf';
import type { Card } from '../../catalogue/card';
import type { Product } from '../../catalogue/product';
import { readProduct } from '../../source/productFile';

/** A product with everything that its page shows. */
export interface FoundProduct {
  readonly product: Product;
  readonly pictures: readonly PictureSource[];
  /** Origin of the craft, and its technique. */
  readonly context: string;
  readonly technique: string;
  readonly related: readonly Card[];
  readonly recommended: readonly Card[];
}

export type ProductPageData =
  ({ readonly state: 'found' } & FoundProduct) | { readonly state: 'missing' } | { readonly state: 'failed' };

/** Parses the id in an address; undefined for anything but an id. */
function productId(text = ''): number | undefined {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}

/** Loads the product of an address. Never throws, because the page has its own message for each case (§8). */
export async function loadProductPage({
  params,
  seed,
}: Pick<PageRequest, 'params' | 'seed'>): Promise<ProductPageData> {
  const id = productId(params.id);
  if (id === undefined) return { state: 'missing' };
  try {
    const file = await readProduct(id);
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
