import { readQuantity } from '@tanabana/runtime/cart/readQuantity';
import type { PricedSize } from '../cart/priceList';
import { asciiDigits } from '@tanabana/runtime/text/asciiDigits';
import { type Answer, answerLine, type FindArticle } from './answerLine';
import { findSize } from './findSize';

const MAX_CELLS = 20;

/** Maximum cells of a size in a line that is divided by commas. */
const MAX_SIZE_CELLS = 3;

/** Text that names a size, which may be one that the product does not have. */
const SIZE = /^\d|\d\s*(?:[x×*"'″′]|(?:in|inch|inches|ft|feet|foot|cm|ml|litre)\b)|\bset of\b/i;

/** Finds the consecutive cells that name a size, because sizes contain commas. The other cells are a note. */
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
 * Answers a pasted line: an article, then units, size and note in any order. A note that may be a second size or
 * quantity is refused.
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
