import { asciiDigits } from '@tanabana/shop/text/asciiDigits';
import { visibleText } from '@tanabana/shop/text/visibleText';

/**
 * Matches a whole number with Western, Indian or continental grouping, as in `100,000`, `1,00,000` and `100.000,00`.
 * Rejects `1.000`, which may mean a thousand, and `1,200,00`.
 */
const NUMBER =
  /(?:(?:\d+|[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d?(?:,\d{2})+,\d{3})(?:\.0{0,2})?|(?:\d+|[1-9]\d{0,2}(?:\.\d{3})+),0{1,2})/
    .source;

const UNIT =
  /(?:x|×|pcs?|pieces?|units?|nos?|each|ea|sets?|pairs?|st[uü]ck|stk|pi[eè]ces?|piezas?|pezzi|pz|uds?|unidades)/
    .source;

const DOZEN = /(?:dozens?|doz|dz|dutzend|douzaines?|docenas?|dozzine?)/.source;

const LABEL = /(?:(?:qty|quantity|menge)\b[.:=]*|x|×|pcs|units|nos\b[.:]*)/.source;

const QUANTITY = new RegExp(`^(?:${LABEL}\\s*)?(${NUMBER})\\s*(?:(?:${UNIT}|(${DOZEN}))\\.?)?$`, 'iu');

/** Patterns of a number with a unit, as in `60 x`, and of a number after a label, as in `qty: 60`. */
export const WITH_UNIT = `${NUMBER}\\s*(?:${UNIT}|${DOZEN})\\.?`;
export const WITH_LABEL = `${LABEL}\\s*${NUMBER}`;

/** Parses a whole number of units as spreadsheets and letters write it: `1,200`, `30,00`, `x 30`, `qty: 30`, `2 dozen`. */
export function readTradeQuantity(text: string): number | undefined {
  const [, number, dozen] = QUANTITY.exec(asciiDigits(visibleText(text).trim())) ?? [];
  const digits = number?.replace(/[.,]0{0,2}$/, '').replaceAll(/[.,]/g, '');
  const quantity = digits === undefined ? undefined : Number(digits) * (dozen ? 12 : 1);
  return Number.isSafeInteger(quantity) ? quantity : undefined;
}
