import { MAX_LINES } from './wantedLine';

interface PastedLine {
  readonly number: number;
  readonly text: string;
  readonly cells: readonly string[];
}

/** Separators of cells, the most reliable first. */
const SEPARATORS = ['\t', ';', ','] as const;

/** A cell in quotation marks may contain separators. */
const QUOTED = /^\s*"((?:[^"]|"")*)"\s*$/;

function cellsOf(line: string): string[] {
  const separator = SEPARATORS.find((each) => line.includes(each)) ?? ',';
  // Splits at separators that an even number of quotation marks follows.
  const cells = line.split(new RegExp(`${separator}(?=(?:[^"]*"[^"]*")*[^"]*$)`));
  return cells.map((cell) => (QUOTED.exec(cell)?.[1]?.replaceAll('""', '"') ?? cell).trim());
}

/** A heading has no digits at all, an article always. */
const isHeading = (text: string) => !/\p{Nd}/u.test(text);

/** Reads at most 500 lines from a spreadsheet. Skips empty lines and a heading. */
export function pastedLines(text: string): PastedLine[] {
  return text
    .split(/\r\n?|\n/)
    .map((line, index) => ({ number: index + 1, text: line.trim() }))
    .filter((line, index) => line.text && !(index === 0 && isHeading(line.text)))
    .slice(0, MAX_LINES)
    .map((line) => ({ ...line, cells: cellsOf(line.text) }));
}
