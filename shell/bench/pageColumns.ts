import { median } from './load';
import type { PageLoad } from './pageLoad';

const COLUMNS: readonly [heading: string, cell: (load: PageLoad) => number, digits: number][] = [
  ['requests', ({ requests }) => requests, 0],
  ['script kB', ({ bytes }) => bytes.script / 1_000, 1],
  ['html kB', ({ bytes }) => bytes.document / 1_000, 1],
  ['font kB', ({ bytes }) => bytes.font / 1_000, 1],
  ['image kB', ({ bytes }) => bytes.image / 1_000, 1],
  ['first', ({ first }) => first, 0],
  ['largest', ({ largest }) => largest, 0],
  ['shift', ({ shift }) => shift, 3],
  ['blocking', ({ blocking }) => blocking, 0],
  ['longest', ({ longest }) => longest, 0],
  ['long', ({ longTasks }) => longTasks, 0],
  ['style', ({ style }) => style, 0],
  ['script', ({ script }) => script, 0],
];

const row = (path: string, subject: string, cells: readonly string[]) =>
  `| ${[path.padEnd(28), subject.padEnd(12), ...cells.map((cell) => cell.padStart(9))].join(' | ')} |`;

export function headings(): string {
  const line = COLUMNS.map(() => '--------:');
  return `${row(
    'page',
    'loaded as',
    COLUMNS.map(([heading]) => heading),
  )}\n${row('-'.repeat(28), '-'.repeat(12), line)}`;
}

/** Formats a row of the table of results: the medians of several loads of one page. */
export function rowOf(path: string, subject: string, loads: readonly PageLoad[]): string {
  const cells = COLUMNS.map(([, cell, digits]) => median(loads.map(cell)).toFixed(digits));
  return row(path, subject, cells);
}
