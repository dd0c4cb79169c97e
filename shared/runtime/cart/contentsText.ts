import { countOf } from '../text/countOf';

/** Counts products and units, as in `2 products, 75 units`. */
export function contentsText(lines: readonly { readonly quantity: number }[]): string {
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return `${countOf(lines.length, 'product')}, ${units.toLocaleString('en-IN')} units`;
}
