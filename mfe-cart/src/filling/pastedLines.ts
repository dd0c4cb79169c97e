import { MAX_LINES } from './wantedLine';

/** A line of pasted text: its number in the text, its text, and its cells. */
interface PastedLine {
  /** From 1. */
  readonly number: number;
  readonly text: string;
  readonly cells: readonly string[];
}

/** How cells of a line are divided, the surest first. */
const SEPARATORS = ['\t', ';', ','] as const;

/** A cell in quotation marks may contain separators, as spreadsheets export it. */
const QUOTED = /^\s*"((?:[^"]|"")*)"\s*$/;

function cellsOf(line: string): string[] {
  const separator = SEPARATORS.find((each) => line.includes(each)) ?? ',';
  // Splits at separators that an even number of quotation marks follows.
  const cells = line.split(new RegExp(`${separator}(?=(?:[^"]*"[^"]*")*[^"]*$)`));
  return cells.map((cell) => (QUOTED.exec(cell)?.[1]?.replaceAll('""', '"') ?? cell).trim());
}

/** A heading has no digits at all, an article always. */
const isHeading = (text: string) => !/\p{Nd}/u.test(text);

/**
 * Reads lines of cells, divided by tabs, semicolons or commas, as they are copied from a spreadsheet. Empty lines and
 * a heading are left out.
 * @param text at most the first 500 lines of it are read
 */
export function pastedLines(text: string): PastedLine[] {
  return text
    .split(/\r\n?|\n/)
    .map((line, index) => ({ number: index + 1, text: line.trim() }))
    .filter((line, index) => line.text && !(index === 0 && isHeading(line.text)))
    .slice(0, MAX_LINES)
    .map((line) => ({ ...line, cells: cellsOf(line.text) }));
}
