import { isRugCategory, type CartItem } from '@tanabana/runtime/cart/cart';
import { formatRupees } from '@tanabana/runtime/money/formatRupees';

/** What a unit of a line costs, as it is shown (§2.6); rugs are quoted on enquiry. */
export function linePrice({ category, price }: Pick<CartItem, 'category' | 'price'>): string {
  return isRugCategory(category) ? 'Price on enquiry' : formatRupees(price);
}
