import { formatCount } from '../text/formatCount';

/** Formats an amount without decimals (§9): 123456 becomes ₹1,23,456. */
export function formatRupees(amount: number): string {
  const rupees = Math.round(amount);
  return `${rupees < 0 ? '-' : ''}₹${formatCount(Math.abs(rupees))}`;
}

/** Formats the price range of a product, as in `₹750 – ₹4,500`. Returns undefined if all sizes have the same price. */
export function priceRange({ sizes }: { readonly sizes: readonly { readonly amount: number }[] }) {
  const amounts = sizes.map(({ amount }) => amount);
  const [lowest, highest] = [Math.min(...amounts), Math.max(...amounts)];
  return lowest < highest ? `${formatRupees(lowest)} – ${formatRupees(highest)}` : undefined;
}
