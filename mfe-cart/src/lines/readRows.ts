import { FORMULA_GUARD } from '@tanabana/shop/text/formulaSigns';
import { visibleText } from '@tanabana/shop/text/visibleText';
import Papa from 'papaparse';

export interface PastedRow {
  /** Number of the row's first line, from 1. A row that could not be added keeps its number. */
  readonly line: number;
  /** The row as pasted, without its number. */
  readonly text: string;
  readonly cells: readonly string[];
  readonly separator: string;
  /** Whether a comma may be a separator or part of a number, as in `TB-1,1,200`. */
  readonly hasLooseCommas: boolean;
}

/** Cell separators in order of precedence. Tabs and semicolons come first, because a cell may contain a comma. */
const SEPARATORS = ['\t', ';', '|', ','] as const;

/** Matches the number of a row that stayed in the field, as in `3: TB-NO-1, 30`. Article numbers are longer. */
const LINE_NUMBER = /^[^\S\n]*(\d{1,4}):[^\S\n]+/;

/** Matches a number with thousands separators, as in `1,200` and `1,20,000`. */
const GROUPED = /(?<![\d,])\d{1,3}(?:,\d{2,3})*,\d{3}(?!\d|,\d)/g;

/**
 * Skips empty lines. A cell in quotation marks may contain separators and line breaks; a quotation mark inside a cell
 * is an inch mark.
 */
export function readRows(pasted: string): PastedRow[] {
  const text = visibleText(pasted)
    .replaceAll(/\r\n?/g, '\n')
    // In `1, "Set of 4, 300 ml"` the mark after the space begins a quoted cell.
    .replaceAll(/(?<=[,;\t]) +(?=")/g, '');
  const rows: PastedRow[] = [];
  let line = 1;
  let position = 0;
  while (position < text.length) {
    const row = readRow(text, position, line);
    if (row.cells.length > 0) rows.push(row);
    line += text.slice(position, row.end).split('\n').length - 1;
    position = row.end;
  }
  return rows;
}

/** The end of a row is the start of the next row. */
function readRow(text: string, position: number, line: number): PastedRow & { readonly end: number } {
  const lineEnd = text.indexOf('\n', position);
  const first = text.slice(position, lineEnd < 0 ? text.length : lineEnd);
  const [prefix = '', number] = LINE_NUMBER.exec(first) ?? [];
  const start = position + prefix.length;
  const content = first.slice(prefix.length);
  const unquoted = content.replaceAll(/"[^"]*"/g, '');
  const separator = SEPARATORS.find((each) => unquoted.includes(each)) ?? ',';
  const quoted = content.includes('"')
    ? Papa.parse<string[]>(text.slice(start), { delimiter: separator, newline: '\n', preview: 1 })
    : undefined;
  // If the quotation marks are not in pairs, they are inch marks, and the row ends with its line.
  const isQuoted = quoted?.errors.length === 0;
  const parts = isQuoted ? (quoted.data[0] ?? []) : withoutThousands(content, separator).split(separator);
  const end = isQuoted ? start + quoted.meta.cursor : position + first.length + 1;
  const cells = parts.map((cell) => cell.trim().replace(FORMULA_GUARD, ''));
  return {
    line: number === undefined ? line : Number(number),
    text: text.slice(start, end).trim(),
    cells: cells.slice(0, cells.findLastIndex(Boolean) + 1),
    separator,
    hasLooseCommas: separator === ',' && !isQuoted && !content.includes(', '),
    end,
  };
}

/**
 * Removes the commas in numbers, if commas with a space separate the cells: `TB-1, 1,200` has two cells, and `TB-1,1,200`
 * has three.
 */
function withoutThousands(line: string, separator: string): string {
  if (separator !== ',' || !line.includes(', ')) return line;
  return line.replaceAll(GROUPED, (number) => number.replaceAll(',', ''));
}
