import { type CartItem, isRugCategory } from '@tanabana/runtime/cart/cart';
import { formatRupees } from '@tanabana/runtime/money/formatRupees';
import { countOf } from '@tanabana/runtime/text/countOf';

/** What a line costs: `25 units: ₹31,250`. Rugs are quoted (§1). */
export function lineTotal(
  { category, price }: Pick<CartItem, 'category' | 'price'>,
  quantity: number,
): string {
  return isRugCategory(category)
    ? `${countOf(quantity, 'unit')}, to be quoted`
    : `${countOf(quantity, 'unit')}: ${formatRupees(price * quantity)}`;
}
