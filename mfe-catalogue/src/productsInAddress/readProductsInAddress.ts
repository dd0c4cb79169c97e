import { readProduct, type ProductFile } from '../source/productFile';
import { type IdsInAddress, idsInAddress } from './idsInAddress';

export interface ProductInAddress extends Pick<ProductFile, 'product'> {
  readonly picture: ProductFile['pictures'][number] | undefined;
  /** The second picture, which depicts a detail. */
  readonly detail: ProductFile['pictures'][number] | undefined;
}

export interface ProductsInAddress {
  /** Query of the address whose products these are. */
  readonly search: string;
  readonly products: readonly ProductInAddress[];
  /** Sentences about parts of the address that the page does not show. */
  readonly notes: readonly string[];
}

/**
 * Reads the products that the parameter `ids` of an address names. Logs the reason and rejects if a product cannot
 * be read.
 * @param most maximum number of products that the page shows
 */
export async function readProductsInAddress(search: string, most: number): Promise<ProductsInAddress> {
  const addressed = idsInAddress(search, most);
  try {
    const files = await Promise.all(addressed.ids.map(readProduct));
    const products = files.flatMap((file) =>
      file ? [{ product: file.product, picture: file.pictures[0], detail: file.pictures[1] }] : [],
    );
    return { search, products, notes: notesOn(addressed, addressed.ids.length - products.length) };
  } catch (error) {
    console.error('The products of the address could not be loaded.', error);
    throw error;
  }
}

function notesOn({ ids, named, invalid, hasRepeated }: IdsInAddress, missing: number): string[] {
  const unknown = invalid + missing;
  const valid = named - invalid;
  return [
    unknown === 1 && 'One product of this address is not in our catalogue. It may no longer be sold.',
    unknown > 1 &&
      `${unknown} products of this address are not in our catalogue. They may no longer be sold.`,
    hasRepeated && 'A product that the address names twice is shown once.',
    valid > ids.length &&
      `The page has space for ${ids.length} products. The address names ${valid}, and the page shows the first ${ids.length}.`,
  ].filter((note) => note !== false);
}
