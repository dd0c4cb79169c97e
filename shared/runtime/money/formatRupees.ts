/** Created at the first use: on a phone it takes 40 ms, and pages of rugs show no amount. */
let rupees: Intl.NumberFormat | undefined;

/**
 * Formats an amount in the Indian format without decimals (§9): 123456 becomes ₹1,23,456.
 * @param amount in rupees
 */
export function formatRupees(amount: number): string {
  rupees ??= new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    maximumFractionDigits: 0,
    // Avoids a minus sign before an amount that rounds to 0.
    signDisplay: 'negative',
  });
  return rupees.format(amount);
}

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
