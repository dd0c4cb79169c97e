import type { Product } from './product';

const SEPARATORS = /[^\p{L}\p{M}\p{N}]+/gu;

/** Identifies an offer in structured data and product feeds, as in `TB-JPR-BLP-30001-10-in`. */
export function offerId(
  { sizes, specifications: { SKU } }: Pick<Product, 'sizes' | 'specifications'>,
  size: string,
) {
  const own = sizes.find((option) => option.size === size)?.sku;
  return own ?? (sizes.length < 2 ? SKU : `${SKU}-${size.replaceAll(SEPARATORS, '-')}`);
}
