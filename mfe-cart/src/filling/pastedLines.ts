import { readQuantity } from '@tanabana/runtime/cart/readQuantity';
import { asciiDigits } from '@tanabana/runtime/text/asciiDigits';
import type { PricedSize } from '../cart/priceList';
import { type Answer, answerLine, type FindArticle } from './answerLine';
import { MAX_LINES } from './cartLink';
import { findSize } from './findSize';

/** Separators of cells, the most reliable first. */
const SEPARATORS = ['\t', ';', ','] as const;

/** A cell in quotation marks may contain separators. */
const QUOTED = /^\s*"((?:[^"]|"")*)"\s*$/;

function cellsOf(line: string): string[] {
  const separator = SEPARATORS.find((each) => line.includes(each)) ?? ',';
  // An even number of quotation marks after a separator means that the separator is not inside quotation marks.
  const cells = line.split(new RegExp(`${separator}(?=(?:[^"]*"[^"]*")*[^"]*$)`));
  return cells.map((cell) => (QUOTED.exec(cell)?.[1]?.replaceAll('""', '"') ?? cell).trim());
}

/** A heading contains no digit. Every article contains one. */
const isHeading = (text: string) => !/\p{Nd}/u.test(text);

/** Divides pasted lines of a spreadsheet into cells. Skips empty lines and a heading. */
export function pastedLines(text: string) {
  return text
    .split(/\r\n?|\n/)
    .map((line, index) => ({ line: index + 1, text: line.trim() }))
    .filter((line, index) => line.text && !(index === 0 && isHeading(line.text)))
    .slice(0, MAX_LINES)
    .map((line) => ({ ...line, cells: cellsOf(line.text) }));
}

const MAX_CELLS = 20;

/** Maximum cells that one size takes, if commas divide the line. */
const MAX_SIZE_CELLS = 3;

/** Matches text that looks like a size, whether or not the product has this size. */
const SIZE = /^\d|\d\s*(?:[x×*"'″′]|(?:in|inch|inches|ft|feet|foot|cm|ml|litre)\b)|\bset of\b/i;

/**
 * Finds the cells that name a size. A size with commas takes several consecutive cells. The other cells are a note.
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
 * Answers a pasted line: an article, then units, size and a note in any order. Refuses a note that may be a second size
 * or quantity.
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
