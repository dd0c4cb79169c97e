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

/** Former price of one unit; undefined if it is not higher than the price. */
export function formerPrice(product: Priced, option: SizeOption | undefined): string | undefined {
  const price = option?.amount ?? product.price;
  const former = option ? (option.originalAmount ?? 0) : (product.originalPrice ?? 0);
  return !isQuoted(product) && former > price ? formatRupees(former) : undefined;
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
 * Returns the size in the address, or else the first size (§4) that is not sold out. If the address contains a size of the listing's filter,
 * such as `8x10`, returns the size with the nearest area.
 */
export function selectedSize(sizes: readonly SizeOption[], wanted: string): SizeOption | undefined {
  const distance = ({ size }: SizeOption) => Math.abs(areaOf(size) - areaOf(wanted));
  const [nearest] = [...sizes].sort((a, b) => distance(a) - distance(b));
  const [first] = sizes.filter(({ isSoldOut }) => !isSoldOut);
  return (
    sizes.find(({ size }) => size === wanted) ?? (/^\d+x\d+$/.test(wanted) ? nearest : (first ?? sizes[0]))
  );
}
