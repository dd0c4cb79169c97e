import { asciiDigits } from '@tanabana/runtime/text/asciiDigits';

/** `side` is one measure of a size, as in columns for length and width. */
export type ColumnType =
  'article' | 'size' | 'side' | 'quantity' | 'targetPrice' | 'note' | 'measure' | 'sample' | 'ignored';

export interface Column {
  /** Undefined if the name is unknown. */
  readonly type: ColumnType | undefined;
  readonly name: string;
  /** Unit of length or currency in the name, as in `Size (cm)` and `Target price, USD`; may be empty. */
  readonly unit: string;
}

/** Names of columns, in order of precedence. */
const NAMES: readonly (readonly [ColumnType, RegExp])[] = [
  ['ignored', /^(?:nr?|no|(?:s|sl|sr|serial|line|row|pos|position) ?(?:no|nr|number)?|#)$/],
  // Columns of `linesCsv` and `packingListCsv` that only inform the buyer.
  [
    'ignored',
    /^(?:shop (?:price|size|pallets|lead time$)|cartons or bales$|(?:units in a )?carton or bale\b|volume m$|(?:net|gross) weight kg$)/,
  ],
  ['measure', /^sizes to measure$/],
  ['sample', /^samples?$/],
  ['targetPrice', /\b(?:price|rate|budget|cost)\b|\btarget\b(?!.* (?:qty|quantity)\b)/],
  [
    'quantity',
    /^(?:(?:order(?:ed)?|target|total|required|req) )?(?:qty|quantity|quantities|units?|pieces|pcs|nos|count)\b/,
  ],
  [
    'ignored',
    /\btotal\b|^(?:line |net |gross )?(?:amount|value)\b|^(?:uom|unit of measure|hsn|image|photo|picture)\b/,
  ],
  ['size', /\b(?:sizes?|dimensions?|measures?|measurements?)\b/],
  ['side', /\b(?:length|width|breadth)\b/],
  ['note', /\b(?:notes?|remarks?|comments?|instructions?)\b/],
  ['article', /\b(?:articles?|art|sku|products?|items?|description|designs?|styles?|model)\b/],
];

const UNIT = /\b(?:cms?|mm|inch(?:es)?|in|ft|feet|inr|usd|eur|gbp|aed)\b|₹|\$|€|£/i;

/** Returns the columns of a heading row, or undefined if the row is none. A heading contains no digits. */
export function columnsOf(cells: readonly string[]): readonly Column[] | undefined {
  if (cells.some((cell) => /\d/.test(asciiDigits(cell)))) return undefined;
  const columns = cells.map(columnOf);
  const known = columns.flatMap(({ type }) => type ?? []);
  const isHeading =
    (known.includes('article') || known.includes('quantity')) &&
    (new Set(known).size > 1 || known.length === cells.length);
  return isHeading ? columns : undefined;
}

function columnOf(cell: string): Column {
  const name = cell
    .toLowerCase()
    .replaceAll('.', '')
    .replaceAll(/[^\p{L}#]+/gu, ' ')
    .trim();
  const type = NAMES.find(([, pattern]) => pattern.test(name))?.[0];
  return { type, name: cell, unit: UNIT.exec(cell)?.[0] ?? '' };
}
