import { readQuantity } from '@tanabana/runtime/cart/readQuantity';
import { asciiDigits } from '@tanabana/runtime/text/asciiDigits';
import type { PricedSize } from '../cart/priceList';
import { type Answer, answerLine, type FindArticle } from './answerLine';
import { MAX_LINES } from './cartLink';
import { findSize } from './findSize';

/** Cell separators in order of precedence. Tabs and semicolons come first, because a cell may contain a comma. */
const SEPARATORS = ['\t', ';', ','] as const;

/** Matches a cell in quotation marks, which may contain separators. */
const QUOTED = /^\s*"((?:[^"]|"")*)"\s*$/;

function cellsOf(line: string): string[] {
  const separator = SEPARATORS.find((each) => line.includes(each)) ?? ',';
  // A separator is outside quotation marks if an even number of quotation marks follows.
  const cells = line.split(new RegExp(`${separator}(?=(?:[^"]*"[^"]*")*[^"]*$)`));
  return cells.map((cell) => (QUOTED.exec(cell)?.[1]?.replaceAll('""', '"') ?? cell).trim());
}

/** A line without a digit is a heading, because every article number and product id contains a digit. */
const isHeading = (text: string) => !/\p{Nd}/u.test(text);

/** Splits the lines pasted from a spreadsheet into cells. Skips empty lines and a heading in the first line. */
export function pastedLines(text: string) {
  return text
    .split(/\r\n?|\n/)
    .map((line, index) => ({ line: index + 1, text: line.trim() }))
    .filter((line, index) => line.text && !(index === 0 && isHeading(line.text)))
    .slice(0, MAX_LINES)
    .map((line) => ({ ...line, cells: cellsOf(line.text) }));
}

const MAX_CELLS = 20;

/** Maximum number of cells into which commas may split one size. */
const MAX_SIZE_CELLS = 3;

/** Matches text that looks like a size, even if the product does not have this size. */
const SIZE = /^\d|\d\s*(?:[x×*"'″′]|(?:in|inch|inches|ft|feet|foot|cm|ml|litre)\b)|\bset of\b/i;

/**
 * Finds the size among the cells. A size that contains commas is spread over several cells, so consecutive cells are
 * also tried together. All other cells are returned as `note`.
 */
function splitCells(cells: readonly string[], sizes: readonly PricedSize[]) {
  for (let length = MAX_SIZE_CELLS; length > 0; length -= 1) {
    for (let start = 0; start + length <= cells.length; start += 1) {
      const size = cells.slice(start, start + length).join(', ');
      if (findSize(sizes, size)) return { size, note: cells.toSpliced(start, length) };
    }
  }
  return { size: '', note: cells };
}

/**
 * Finds the product and the quantity of a pasted line, which contains an article, followed by units, size and a note in
 * any order. Rejects a line whose note may be a second size or quantity.
 */
export function answerCells([article = '', ...others]: readonly string[], find: FindArticle): Answer {
  const cells = others.slice(0, MAX_CELLS);
  const sizes = find(article)?.sizes ?? [];
  const isQuantity = (cell: string) => readQuantity(cell) !== undefined;
  const units = cells.findIndex(isQuantity);
  const { size, note } = splitCells(
    cells.filter((cell, index) => cell && index !== units),
    sizes,
  );
  const otherUnits = note.filter((cell) => units < 0 || isQuantity(cell));
  const otherSize = note.find(
    (cell) =>
      !otherUnits.includes(cell) && (findSize(sizes, cell) ?? (!size && SIZE.test(asciiDigits(cell)))),
  );
  return answerLine(
    {
      article,
      size: [size, otherSize].filter(Boolean).join(', '),
      quantity: [cells[units], ...otherUnits].filter(Boolean).join(', '),
    },
    find,
  );
}
