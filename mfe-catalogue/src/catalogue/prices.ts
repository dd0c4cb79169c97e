import { isRugCategory } from '@tanabana/runtime/cart/cart';
import { formatRupees } from '@tanabana/runtime/money/formatRupees';
import { priceRange } from '@tanabana/runtime/money/priceRange';
import type { Product } from './product';

type Priced = Pick<Product, 'category' | 'price' | 'originalPrice'>;
type Sized = Pick<Product, 'sizes' | 'price'>;

/** A card's price (§2.4): rugs are sold by quotation. */
export function cardPrice({ category, price }: Priced): string {
  return isRugCategory(category) ? 'Price on Request' : formatRupees(price);
}

/** Whole percent by which the price was reduced (§2.4); nothing when it was not. */
export function percentOff({ category, price, originalPrice = 0 }: Priced): number | undefined {
  if (isRugCategory(category) || originalPrice <= price) return undefined;
  return Math.round(((originalPrice - price) / originalPrice) * 100) || undefined;
}

/**
 * The price box (§2.5): the selected size's amount, else a range or the base price.
 * @param selectedSize nothing when none is selected
 */
export function boxPrice(product: Priced & Sized, selectedSize: string | undefined): string {
  if (isRugCategory(product.category)) return 'Price on request';
  const selected = product.sizes.find(({ size }) => size === selectedSize);
  if (selected) return formatRupees(selected.amount);
  return priceRange(product) ?? formatRupees(product.price);
}
