import { formatRupees } from './formatRupees';

interface Sized {
  /** Rupees for one unit in each size. */
  readonly sizes: readonly { readonly amount: number }[];
}

/**
 * Formats the range of a product whose sizes differ in price, as in `₹750 – ₹4,500`; undefined for others.
 */
export function priceRange({ sizes }: Sized): string | undefined {
  const amounts = sizes.map(({ amount }) => amount);
  const [lowest, highest] = [Math.min(...amounts), Math.max(...amounts)];
  return lowest < highest ? `${formatRupees(lowest)} – ${formatRupees(highest)}` : undefined;
}
