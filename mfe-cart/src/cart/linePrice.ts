import { isRugCategory, type CartItem } from '@tanabana/runtime/cart/cart';
import { formatRupees } from '@tanabana/runtime/money/formatRupees';

/** The displayed price of one unit of a line (§2.6); rugs are quoted on enquiry. */
export function linePrice({ category, price }: Pick<CartItem, 'category' | 'price'>): string {
  return isRugCategory(category) ? 'Price on enquiry' : formatRupees(price);
}
