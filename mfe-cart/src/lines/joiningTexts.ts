import { type Cart, lineKey } from '@tanabana/shop/cart/cart';
import { countOf, formatCount } from '@tanabana/shop/text/formatCount';
import type { Answer } from './answerLine';

interface NumberedAnswer {
  readonly answer: Answer;
  /** Number of the line; undefined if the lines have no numbers. */
  readonly line?: number;
}

/**
 * Explains, for each answered line, which earlier line or which line of the cart has the same product and options. The
 * text is empty if the line joins no other.
 */
export function joiningTexts(lines: readonly NumberedAnswer[], { items }: Cart): readonly string[] {
  const inCart = new Map(items.map((item) => [lineKey(item), item.quantity]));
  const totals = new Map(inCart);
  const firsts = new Map<string, NumberedAnswer>();
  for (const each of lines) {
    const { item } = each.answer;
    if (!item) continue;
    const key = lineKey(item);
    totals.set(key, (totals.get(key) ?? 0) + item.quantity);
    if (!firsts.has(key)) firsts.set(key, each);
  }
  return lines.map((each) => {
    const key = each.answer.item && lineKey(each.answer.item);
    if (key === undefined) return '';
    const { line } = firsts.get(key) ?? each;
    if (firsts.get(key) !== each) return line === undefined ? 'Joins a line above.' : `Joins line ${line}.`;
    const present = inCart.get(key);
    if (present === undefined) return '';
    return `Your cart has ${countOf(present, 'unit')} of it: ${formatCount(totals.get(key) ?? 0)} if you add these.`;
  });
}
