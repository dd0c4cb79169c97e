import { countOf } from '../text/countOf';
import { groupDigits } from '../text/groupDigits';

/** Returns the number of products and units: `2 products, 230 units`. */
export function contentsText(lines: readonly { readonly quantity: number }[]): string {
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return `${countOf(lines.length, 'product')}, ${groupDigits(units)} units`;
}
