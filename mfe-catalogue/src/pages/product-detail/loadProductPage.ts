import type { PageRequest } from '@tanabana/runtime/contracts/page';
import type { PictureSource } from '@tanabana/runtime/pictures/pictureSource';
import { bestRated } from '../../catalogue/bestRated';
import type { Card } from '../../catalogue/card';
import type { Product } from '../../catalogue/product';
import { readProduct } from '../../source/catalogueSource';

/** Products shown below: §2.5. */
const RELATED = 4;
const RECOMMENDED = 6;

/** A product with everything that its page shows. */
export interface FoundProduct {
  readonly product: Product;
  readonly pictures: readonly PictureSource[];
  /** Where the craft comes from, and how it is done. */
  readonly context: string;
  readonly technique: string;
  readonly related: readonly Card[];
  readonly recommended: readonly Card[];
}

export type ProductPageData =
  ({ readonly state: 'found' } & FoundProduct) | { readonly state: 'missing' } | { readonly state: 'failed' };

/** The id in an address; nothing for what is no id. */
function productId(text = ''): number | undefined {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}

/** Finds the product of an address; never throws, because the page has its own words for each case (§8). */
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
