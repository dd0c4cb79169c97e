import { formatCount } from '../text/formatCount';

/** Formats whole rupees without decimals (§9): 123456 becomes ₹1,23,456, and 649.5 becomes ₹649.50. */
export function formatRupees(amount: number): string {
  const paise = Math.round(Math.abs(amount) * 100);
  const rest = paise % 100;
  return `${paise > 0 && amount < 0 ? '-' : ''}₹${formatCount((paise - rest) / 100)}${rest > 0 ? (rest / 100).toFixed(2).slice(1) : ''}`;
}

/** Formats the price range of a product, as in `₹750 – ₹4,500`. Returns undefined if all sizes have the same price. */
export function priceRange({ sizes }: { readonly sizes: readonly { readonly amount: number }[] }) {
  const amounts = sizes.map(({ amount }) => amount);
  const [lowest, highest] = [Math.min(...amounts), Math.max(...amounts)];
  return lowest < highest ? `${formatRupees(lowest)} – ${formatRupees(highest)}` : undefined;
}
