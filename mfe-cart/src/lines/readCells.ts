import { ONLY_SIZE } from '@tanabana/shop/cart/toCartLine';
import { readTradeQuantity } from './tradeQuantity';
import { asciiDigits } from '@tanabana/shop/text/asciiDigits';
import type { PricedProduct, PricedSize } from '../cart/priceList';
import type { WantedLine } from './answerLine';
import { findSize } from './findSize';
import type { ProductMatcher } from './productMatcher';
import type { PastedRow } from './readRows';
import { splitQuantity } from './splitQuantity';

/** A row whose cells are assigned to the fields of a line. */
export interface ReadLine extends WantedLine {
  readonly product: PricedProduct | undefined;
  /** Reason why the row cannot be read; absent if it can. */
  readonly problem?: string;
}

const MAX_CELLS = 20;

/** Maximum number of cells into which commas may split one name or size. */
const MAX_PARTS = 3;

/** Matches text that looks like a size, even if the product does not have this size. */
export const SIZE = /^\d|\d\s*(?:[x×*"'″′]|(?:in|inch|inches|ft|feet|foot|cm|ml|litre)\b)|\bset of\b/i;

/** Matches an amount with a currency, as in `₹ 85,000`, `USD 12.50` and `900/-`. */
const AMOUNT =
  /^(?:\p{Sc}|us\$|rs\.?|inr|usd|eur|gbp|aed)\s*\d[\d.,]*(?:\s*\/-)?$|^\d[\d.,]*\s*(?:\p{Sc}|\/-|rs\.?|inr|usd|eur|gbp|aed)$/iu;

/** Matches an amount with two decimals, as in `12.50` and `1.250,75`. */
const DECIMALS = /^\d[\d,]*\.\d\d$|^\d[\d.]*,\d\d$/;

/** Matches the number of a line in a spreadsheet, as in `1`, `2.` and `3)`. */
const ROW_NUMBER = /^\d{1,4}[.)]?$/;

/** Matches text that may name an article: a word, or the digits of an id. */
const ARTICLE = /\p{L}{2}|\d{4}/u;

/** Smallest number that is understood as a price. All prices of the catalogue are far above. */
const MIN_PRICE = 100;

export const isQuantity = (cell: string) => readTradeQuantity(cell) !== undefined;

/** A name that contains commas may be spread over several cells. */
function findProduct(cells: readonly string[], products: ProductMatcher) {
  for (let start = 0; start < cells.length; start += 1) {
    // A number is an id only at the start, or after the number of the line.
    const isLater = start > (ROW_NUMBER.test(cells[0] ?? '') ? 1 : 0);
    if (isLater && isQuantity(cells[start] ?? '')) continue;
    for (let length = MAX_PARTS; length > 0; length -= 1) {
      const parts = cells.slice(start, start + length);
      const match = parts.length === length && parts[0] ? products.find(parts.join(', ')) : undefined;
      if (match && (length === 1 || !match.rest)) return { ...match, start, length };
    }
  }
  return undefined;
}

/** A size that contains commas may be spread over several cells. */
function splitCells(cells: readonly string[], sizes: readonly PricedSize[]) {
  for (let length = MAX_PARTS; length > 0; length -= 1) {
    for (let start = 0; start + length <= cells.length; start += 1) {
      const size = cells.slice(start, start + length).join(', ');
      if (findSize(sizes, size)) return { size, note: cells.toSpliced(start, length) };
    }
  }
  return { size: '', note: cells };
}

/**
 * Divides a cell that contains the article and the quantity: the first that may name an article, or any if the row has no
 * other quantity. The name may go on in the next cell, so a quantity does not come between. An id stays first.
 */
function withSplitQuantity(cells: readonly string[], products: ProductMatcher): readonly string[] {
  const isProduct = (text: string) => products.find(text)?.rest === '';
  const split = cells.map((cell) =>
    isQuantity(cell) || isProduct(cell) ? undefined : splitQuantity(cell, isProduct),
  );
  const first = cells.findIndex((cell) => ARTICLE.test(asciiDigits(cell)) && !isQuantity(cell));
  const index = split[first] || cells.some(isQuantity) ? first : split.findIndex(Boolean);
  const parts = split[index];
  if (!parts) return cells;
  const { rest, quantity } = parts;
  const isAfter = index > first || isQuantity(rest);
  return cells.toSpliced(index, 1, ...(isAfter ? [rest, quantity] : [quantity, rest]));
}

/** Reads a row without a heading: an article, followed by units, size, target price and a note in any order. A line whose note may be a second size or quantity cannot be ordered. */
export function readCells(row: PastedRow, products: ProductMatcher): ReadLine {
  const all = withSplitQuantity(row.cells.slice(0, MAX_CELLS + 1), products);
  const found = findProduct(all, products);
  const isNumbered = ROW_NUMBER.test(all[0] ?? '') && all.length > 1;
  const next = isNumbered ? 1 : 0;
  const isUnits = isQuantity(all[next] ?? '') && /\D/.test(all[next] ?? '');
  const start = found?.start ?? (isUnits ? next + 1 : next);
  const article = all.slice(start, start + (found?.length ?? 1)).join(', ');
  const before = all.slice(0, start);
  const after = all.slice(start + (found?.length ?? 1));
  const rest = [found?.rest ?? '', ...before.slice(isNumbered ? 1 : 0), ...after].filter(Boolean);
  // The first number is the quantity if the line has no other.
  const cells = isNumbered && start > 0 && !rest.some(isQuantity) ? [all[0] ?? '', ...rest] : rest;
  const sizes = found?.product.sizes ?? [];
  const units = cells.findIndex(isQuantity);
  const price = cells.findIndex((cell, index) => isPrice(cell, index, cells, row));
  const { size, note } = splitCells(
    cells.filter((_, index) => index !== units && index !== price),
    sizes,
  );
  const otherUnits = units < 0 ? note : note.filter(isQuantity);
  const otherSize = note.find(
    (cell) =>
      !otherUnits.includes(cell) && (findSize(sizes, cell) ?? (!size && SIZE.test(asciiDigits(cell)))),
  );
  return {
    product: found?.product,
    article,
    size: [size, otherSize].filter(Boolean).join(', '),
    quantity: cells[units] ?? otherUnits.join(', '),
    targetPrice: cells[price] ?? '',
    note: note
      .filter((cell) => !otherUnits.includes(cell) && cell !== otherSize && cell !== ONLY_SIZE)
      .join(', '),
    ...(units >= 0 && otherUnits[0] && { problem: severalNumbers(cells[units] ?? '', otherUnits[0]) }),
  };
}

const severalNumbers = (first: string, second: string) =>
  `“${first.slice(0, 40)}” and “${second.slice(0, 40)}” may both be the number of units. Add a first line that names the columns: SKU, units, target price.`;

/**
 * Whether a cell is a target price: an amount with a currency or decimals, or the second of two numbers, if only the second can be a
 * price.
 */
function isPrice(
  cell: string,
  index: number,
  cells: readonly string[],
  { hasLooseCommas }: PastedRow,
): boolean {
  if (AMOUNT.test(cell) || (DECIMALS.test(cell) && !isQuantity(cell))) return true;
  const numbers = cells.filter(isQuantity);
  const [first = 0, second = 0] = numbers.map((number) => readTradeQuantity(number) ?? 0);
  return (
    !hasLooseCommas &&
    numbers.length === 2 &&
    isQuantity(cell) &&
    index > cells.findIndex(isQuantity) &&
    second >= MIN_PRICE &&
    second > first
  );
}
