import { asciiDigits } from '@tanabana/shop/text/asciiDigits';
import type { LineRequests } from './answerLine';
import type { Column } from './readHeading';
import { findSize } from './findSize';
import type { ProductMatcher } from './productMatcher';
import { isQuantity, readCells, type ReadLine, SIZE } from './readCells';
import type { PastedRow } from './readRows';
import type { ColumnType } from './columns';

const MORE_CELLS =
  'this line has more cells than the heading. Put a cell that contains a comma in quotation marks.';

const isYes = (text: string) => /^yes$/i.test(text);

/** Reads a row by the columns of its heading. Cells of unknown columns become part of the note. */
export function readNamedCells(
  row: PastedRow,
  columns: readonly Column[],
  products: ProductMatcher,
): ReadLine {
  const named = row.cells.map((text, index) => ({ text, column: columns[index] })).filter(({ text }) => text);
  const cellsOf = (type: ColumnType) =>
    named.flatMap(({ text, column }) => (column?.type === type ? [withUnit(text, column)] : []));
  const others = named.filter(({ text, column }) =>
    column?.type === 'sample' ? !isYes(text) : !column?.type,
  );
  const requests = {
    measure: cellsOf('measure').join(', '),
    wantsSample: cellsOf('sample').some(isYes),
  };
  const isComplete = (['article', 'quantity'] as const).every((type) =>
    columns.some((column) => column.type === type),
  );
  if (!isComplete) {
    const cells = [
      ...cellsOf('article'),
      ...cellsOf('quantity'),
      ...cellsOf('size'),
      cellsOf('side').join(' x '),
    ];
    const read = readCells({ ...row, cells: [...cells, ...others.map(({ text }) => text)] }, products);
    return withRequests(read, { ...requests, targetPrice: cellsOf('targetPrice'), note: cellsOf('note') });
  }
  const articles = cellsOf('article').map((text) => ({ text, match: products.find(text) }));
  const found = articles.find(({ match }) => match);
  const { product, rest = '' } = found?.match ?? {};
  const isSize = (text: string) => findSize(product?.sizes ?? [], text) !== undefined;
  const ownSize = cellsOf('size')[0] ?? cellsOf('side').join(' x ');
  const size =
    ownSize ||
    ([rest, ...others.map(({ text }) => text)].find((text) => text && isSize(text)) ??
      (SIZE.test(asciiDigits(rest)) ? rest : ''));
  const quantities = cellsOf('quantity');
  const numbers = quantities.filter(isQuantity);
  const read: ReadLine = {
    product,
    article: found?.text ?? articles.find(({ text }) => /\p{L}/u.test(text))?.text ?? articles[0]?.text ?? '',
    size,
    quantity: (numbers.length > 0 ? numbers : quantities).join(', '),
    // A comma in a cell without quotation marks moves all following cells into the wrong columns.
    ...(row.separator === ',' && row.cells.length > columns.length && { problem: MORE_CELLS }),
  };
  return withRequests(read, {
    ...requests,
    targetPrice: cellsOf('targetPrice'),
    note: [
      ...articles.filter(({ match }) => match?.product.id !== product?.id).map(({ text }) => text),
      ...cellsOf('note'),
      rest === size ? '' : rest,
      ...others
        .filter(({ text }) => text !== size)
        .map(({ text, column }) => (column ? `${column.name}: ${text}` : text)),
    ],
  });
}

interface NamedRequests extends Pick<LineRequests, 'measure' | 'wantsSample'> {
  readonly targetPrice: readonly string[];
  readonly note: readonly string[];
}

function withRequests(read: ReadLine, { targetPrice, note, ...requests }: NamedRequests): ReadLine {
  const join = (...texts: (string | undefined)[]) => texts.filter(Boolean).join(', ');
  return {
    ...read,
    ...requests,
    targetPrice: join(...targetPrice, read.targetPrice),
    note: join(...note, read.note),
  };
}

/** Adds the unit in the name of a column to a cell without a unit. */
function withUnit(text: string, { type, unit }: Column): string {
  const hasUnit = /\p{L}|\p{Sc}|["'′″”’]/u.test(text.replaceAll(/(?<=\d\s*)x(?=\s*\d)/gi, ''));
  if (!unit || hasUnit) return text;
  if (type === 'size' || type === 'side') return `${text} ${unit}`;
  return type === 'targetPrice' ? `${unit} ${text}` : text;
}
