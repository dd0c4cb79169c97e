import { type CartItem, isRugCategory } from '@tanabana/runtime/cart/cart';
import { formatRupees } from '@tanabana/runtime/money/formatRupees';

const units = (quantity: number) => (quantity === 1 ? '1 unit' : `${quantity} units`);

/** What a line costs: `25 units: ₹31,250`. Rugs are quoted (§1). */
export function lineTotal(
  { category, price }: Pick<CartItem, 'category' | 'price'>,
  quantity: number,
): string {
  return isRugCategory(category)
    ? `${units(quantity)}, to be quoted`
    : `${units(quantity)}: ${formatRupees(price * quantity)}`;
}
