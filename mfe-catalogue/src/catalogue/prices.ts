import { isQuoted } from '@tanabana/shop/cart/cart';
import { formatRupees, priceRange } from '@tanabana/shop/money/formatRupees';
import type { Product, SizeOption } from './product';

type Priced = Pick<Product, 'category' | 'price' | 'originalPrice'>;

export function cardPrice(product: Priced): string {
  return isQuoted(product) ? 'Price on Request' : formatRupees(product.price);
}

export function percentOff(product: Priced): number | undefined {
  const former = formerAmount(product, undefined);
  return former && (Math.round(((former - product.price) / former) * 100) || undefined);
}

/** Returns the former price of one unit in rupees; undefined if it is not higher than the price. */
export function formerAmount(product: Priced, option: SizeOption | undefined): number | undefined {
  const { amount, originalAmount = 0 } = option ?? {
    amount: product.price,
    originalAmount: product.originalPrice,
  };
  return !isQuoted(product) && originalAmount > amount ? originalAmount : undefined;
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
 * Returns the size in the address, or else the first size (§4) that is not sold out. If the address contains a size of
 * the listing's filter, such as `8x10`, returns the size with the nearest area.
 */
export function selectedSize(sizes: readonly SizeOption[], wanted: string): SizeOption | undefined {
  const distance = ({ size }: SizeOption) => Math.abs(areaOf(size) - areaOf(wanted));
  const [nearest] = [...sizes].sort((a, b) => distance(a) - distance(b));
  const [first] = sizes.filter(({ isSoldOut }) => !isSoldOut);
  return (
    sizes.find(({ size }) => size === wanted) ?? (/^\d+x\d+$/.test(wanted) ? nearest : (first ?? sizes[0]))
  );
}
