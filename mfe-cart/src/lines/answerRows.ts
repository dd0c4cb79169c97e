import { type Answer, answerProduct, unmatched } from './answerLine';
import type { Article } from './articles';
import { MAX_LINES } from './cartLink';
import { type Column, columnsOf } from './readHeading';
import type { ProductMatcher } from './productMatcher';
import { readCells, type ReadLine } from './readCells';
import { readNamedCells } from './readNamedCells';
import type { PastedRow } from './readRows';

interface AnsweredLine {
  readonly line: number;
  /** The line as pasted. */
  readonly text: string;
  readonly answer: Answer;
  /** Text in which no product was found; empty if a product was found. */
  readonly article: string;
  /** Products that the text may mean. */
  readonly suggestions: readonly Article[];
}

export interface AnsweredText {
  readonly lines: readonly AnsweredLine[];
  /** Text for the field after the answered lines were added: the headings, and all lines that could not be added. */
  readonly remaining: string;
  /** Whether the text has more lines than are read at a time. */
  readonly hasMore: boolean;
}

/**
 * Answers lines that were pasted from a spreadsheet. After a heading row, the names of the columns give the meaning of
 * the cells. Headings, totals and lines above the heading that name no product are not answered. Every line is a step.
 * @param sizes size that the visitor chose for a line, by the line as pasted
 */
export function* answerRows(
  rows: readonly PastedRow[],
  products: ProductMatcher,
  sizes: ReadonlyMap<string, string>,
): Generator<undefined, AnsweredText> {
  const lines: AnsweredLine[] = [];
  const headings: string[] = [];
  const left: PastedRow[] = rows.slice(MAX_LINES);
  const firstHeading = rows.findIndex(({ cells }) => columnsOf(cells));
  let columns: readonly Column[] | undefined;
  for (const [index, row] of rows.slice(0, MAX_LINES).entries()) {
    yield;
    const heading = columnsOf(row.cells);
    columns = heading ?? columns;
    if (heading) headings.push(row.text);
    if (heading) continue;
    const read = columns ? readNamedCells(row, columns, products) : readCells(row, products);
    const isIgnored = index < firstHeading || isTotal(row) || (index === 0 && isUnknownHeading(row));
    if (!read.product && isIgnored) continue;
    const size = sizes.get(row.text) ?? read.size;
    const answered = answerRow(row, { ...read, size }, products);
    lines.push(answered);
    if (!answered.answer.item) left.push(row);
  }
  left.sort((a, b) => a.line - b.line);
  return {
    lines,
    remaining:
      left.length > 0 ? [...headings, ...left.map(({ line, text }) => `${line}: ${text}`)].join('\n') : '',
    hasMore: rows.length > MAX_LINES,
  };
}

function answerRow({ line, text }: PastedRow, read: ReadLine, products: ProductMatcher): AnsweredLine {
  const { product, article, problem } = read;
  if (!product) {
    const suggestions = products.suggest(article);
    return { line, text, article, answer: { text: unmatched(article) }, suggestions };
  }
  const answer = problem ? { text: `${product.name}: ${problem}` } : answerProduct(product, read);
  return { line, text, article: '', answer, suggestions: [] };
}

const isTotal = ({ cells }: PastedRow) =>
  /^(?:(?:sub|grand)?[ -]?total|sum)\b/i.test(cells.find(Boolean) ?? '');

/** A first row of several cells without a digit is a heading, because every line has a number of units. */
const isUnknownHeading = ({ cells }: PastedRow) => cells.length > 1 && !/\p{Nd}/u.test(cells.join(''));
