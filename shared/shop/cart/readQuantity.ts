import { asciiDigits } from '../text/asciiDigits';
import { visibleText } from '../text/visibleText';
import { MINIMUM_ORDER_QUANTITY } from './cart';

/**
 * Matches quantities with Western and Indian grouping, as in `100,000` and `1,00,000`. Rejects `1.000`, which may mean
 * a thousand.
 */
const QUANTITY =
  /^(\d+|[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d?(?:,\d{2})+,\d{3})(?:\.0{0,2})?\s*(?:(?:pcs?|pieces?|units?|nos?|each|ea)\.?)?$/i;

/**
 * Parses a whole number of units that a visitor types: `1,200`, `30.00`, `30 pcs`, `३०`. Spreadsheets write more, which
 * `readTradeQuantity` of the cart reads.
 */
export function readQuantity(text: string): number | undefined {
  const digits = QUANTITY.exec(asciiDigits(visibleText(text).trim()))?.[1]?.replaceAll(',', '');
  const quantity = digits === undefined ? undefined : Number(digits);
  return Number.isSafeInteger(quantity) ? quantity : undefined;
}

export function quantityProblem(text: string): string {
  return `“${text.slice(0, 40)}” is not a quantity. Type a whole number, ${MINIMUM_ORDER_QUANTITY} or more.`;
}
