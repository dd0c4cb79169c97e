import { readQuantity } from '@tanabana/shop/cart/readQuantity';

/** A range in rupees, including both ends. */
export interface PriceRange {
  readonly lowest: number;
  readonly highest: number;
}

const CURRENCY = String.raw`(?:₹|rs\.?|inr|rupees?)?\s*`;
const NUMBER = String.raw`\d(?:[\d,]*\d)?`;
const AMOUNT = String.raw`(${NUMBER}(?:\.\d+)?)\s*(k|thousand|lakhs?|l)?(?![a-z\d])\s*(?:/-|₹|rs\.?|inr|rupees?)?`;
const BELOW = String.raw`(?:under|below|less than|cheaper than|not more than|no more than|up ?to|max(?:imum)?|within|budget(?: of)?|<=?)`;
const ABOVE = String.raw`(?:above|over|more than|at least|from|starting(?: at)?|min(?:imum)?|>=?)`;
const BEHIND = String.raw`(?:or less|and under|se kam|tak|तक|से कम)`;

/** Relative tolerance. A single price such as `₹2,000` also finds products that cost up to 20 % less or more. */
const AROUND = 0.2;

/** Minimum price in a range such as `1000-2000`. Smaller numbers are sizes or ids. */
const LEAST_PRICE = 100;

const FACTORS: Readonly<Record<string, number>> = { k: 1e3, thousand: 1e3, l: 1e5, lakh: 1e5, lakhs: 1e5 };

/** Converts an amount to rupees. Returns NaN if commas do not separate thousands, as in `30,00`. */
function rupees(number: string, factor: string | undefined): number {
  const amount = number.includes(',') ? (readQuantity(number) ?? Number.NaN) : Number(number);
  return amount * (FACTORS[factor ?? ''] ?? 1);
}

type Groups = readonly (string | undefined)[];

function rangeUpTo([number = '', factor]: Groups): PriceRange {
  return { lowest: 1, highest: rupees(number, factor) };
}

/**
 * Price phrases, each with a function that returns its price range. The function returns undefined if the numbers are
 * no prices.
 */
const PHRASES: readonly (readonly [phrase: RegExp, rangeOf: (groups: Groups) => PriceRange | undefined])[] = [
  [
    new RegExp(
      String.raw`(?:between\s+|from\s+)?${CURRENCY}${AMOUNT}\s*(?:-|–|to|and)\s*${CURRENCY}${AMOUNT}`,
    ),
    ([a = '', factorA, b = '', factorB]) => {
      // Reads `1-3k` as 1k to 3k.
      const lowest = rupees(
        a,
        factorA ?? (Number(a) < Number(b) && Number(a) < LEAST_PRICE ? factorB : undefined),
      );
      const highest = rupees(b, factorB);
      return lowest >= LEAST_PRICE && lowest <= highest ? { lowest, highest } : undefined;
    },
  ],
  [new RegExp(String.raw`${BELOW}\s*${CURRENCY}${AMOUNT}`), rangeUpTo],
  [
    new RegExp(String.raw`${ABOVE}\s*${CURRENCY}${AMOUNT}`),
    ([number = '', factor]) => ({ lowest: rupees(number, factor), highest: Infinity }),
  ],
  [new RegExp(String.raw`${CURRENCY}${AMOUNT}\s*${BEHIND}`), rangeUpTo],
  [
    new RegExp(
      String.raw`(?:(?:₹|\brs\.?|\binr)\s*(${NUMBER})(k)?|\b(${NUMBER})(k)?\s*(?:₹|rs\b|inr\b|rupees?|/-))`,
    ),
    ([a, factorA, b, factorB]) => {
      const price = rupees(a ?? b ?? '', factorA ?? factorB);
      return { lowest: price * (1 - AROUND), highest: price * (1 + AROUND) };
    },
  ],
];

/** Finds a price phrase such as `under 1000` in a lower-case text. `rest` is the text without the phrase. */
export function extractPriceRange(text: string): {
  readonly range?: PriceRange;
  readonly label?: string;
  readonly rest: string;
} {
  for (const [phrase, rangeOf] of PHRASES) {
    const match = phrase.exec(text);
    const range = match && rangeOf(match.slice(1));
    if (match && range && !Number.isNaN(range.lowest + range.highest)) {
      const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
      return { range, label: match[0].trim(), rest };
    }
  }
  return { rest: text };
}
