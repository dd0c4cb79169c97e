import { countOf } from '../text/countOf';

/** Returns the number of products and units: `2 products, 230 units`. */
export function contentsText(lines: readonly { readonly quantity: number }[]): string {
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return `${countOf(lines.length, 'product')}, ${countOf(units, 'unit')}`;
}
