import { formatRupees } from '@tanabana/shop/money/formatRupees';
import { formatCount } from '@tanabana/shop/text/formatCount';

/** Matches an amount with a decimal comma, or with several points between thousands, as in `1.250,75` and `1.250.000`. */
const CONTINENTAL =
  /(?<![\d.,])(?:(\d{1,3}(?:\.\d{3})*|\d+),(\d{1,2})|(\d{1,3}(?:\.\d{3}){2,}))(?![\d.,]*\d)/g;

const wholeOf = (digits: string) => formatCount(Number(digits.replaceAll('.', '')));

/** Writes continental amounts as the shop writes amounts: `1.250,75` becomes `1,250.75`. */
export function inShopWriting(price: string): string {
  return price.replaceAll(CONTINENTAL, (_, whole?: string, fraction?: string, thousands?: string) =>
    whole === undefined ? wholeOf(thousands ?? '') : `${wholeOf(whole)}.${fraction}`,
  );
}

/** Explains that an amount may mean a thousand or one, as `1.250`. Returns undefined for any other text. */
export function priceProblem(price: string): string | undefined {
  const [amount] = /(?<![\d.,])[1-9]\d{0,2}\.\d{3}(?![\d.,]*\d)/.exec(price) ?? [];
  return amount && `“${amount}” may mean a thousand. Write ${amount.replace('.', '')} or ${Number(amount)}.`;
}

/** Adds rupees to a price that names no currency, and writes the amount as the shop does: `1200` becomes `₹1,200`. */
export function withCurrency(typed: string): string {
  const price = inShopWriting(typed);
  if (price === '' || /\p{L}|\p{Sc}/u.test(price)) return price;
  return /^\d{1,15}$/.test(price) ? formatRupees(Number(price)) : `₹${price}`;
}
