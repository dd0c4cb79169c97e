import { isQuoted } from '@tanabana/shop/cart/cart';
import { formatRupees, priceRange } from '@tanabana/shop/money/formatRupees';
import type { Product, SizeOption } from './product';

type Priced = Pick<Product, 'category' | 'price' | 'originalPrice'>;

export function cardPrice(product: Priced): string {
  return isQuoted(product) ? 'Price on Request' : formatRupees(product.price);
}

export function percentOff({ category, price, originalPrice = 0 }: Priced): number | undefined {
  if (isQuoted({ category, price }) || originalPrice <= price) return undefined;
  return Math.round(((originalPrice - price) / originalPrice) * 100) || undefined;
}

/** If no size is selected, formats the price range or the base price (§2.5). */
export function boxPrice(product: Priced & Pick<Product, 'sizes'>, selectedSize: string | undefined): string {
  if (isQuoted(product)) return 'Price on request';
  const selected = product.sizes.find(({ size }) => size === selectedSize);
  if (selected) return formatRupees(selected.amount);
  return priceRange(product) ?? formatRupees(product.price);
}

function areaOf(size: string): number {
  const [width, length] = size.match(/[\d.]+/g) ?? [];
  return Number(width) * Number(length);
}

/**
 * Returns the size in the address, or else the first size (§4). If the address contains a size of the listing's filter,
 * such as `8x10`, returns the size with the nearest area.
 */
export function selectedSize(sizes: readonly SizeOption[], wanted: string): SizeOption | undefined {
  const distance = ({ size }: SizeOption) => Math.abs(areaOf(size) - areaOf(wanted));
  const [nearest] = [...sizes].sort((a, b) => distance(a) - distance(b));
  return sizes.find(({ size }) => size === wanted) ?? (/^\d+x\d+$/.test(wanted) ? nearest : sizes[0]);
}
