/** Format of amounts in rupees. The format is created at the first use, because the creation takes 40 ms on a phone. */
let rupees: Intl.NumberFormat | undefined;

/** Formats an amount without decimals (§9): 123456 becomes ₹1,23,456. */
export function formatRupees(amount: number): string {
  rupees ??= new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    maximumFractionDigits: 0,
    // Displays no minus sign for a negative amount that rounds to 0.
    signDisplay: 'negative',
  });
  return rupees.format(amount);
}

/** Formats the price range of a product, as in `₹750 – ₹4,500`. Returns undefined if all sizes have the same price. */
export function priceRange({ sizes }: { readonly sizes: readonly { readonly amount: number }[] }) {
  const amounts = sizes.map(({ amount }) => amount);
  const [lowest, highest] = [Math.min(...amounts), Math.max(...amounts)];
  return lowest < highest ? `${formatRupees(lowest)} – ${formatRupees(highest)}` : undefined;
}
