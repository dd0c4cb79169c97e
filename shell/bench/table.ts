import type { Figures } from './load';

const TITLE_WIDTH = 31;
const HEADINGS = ['a second', 'p50 ms', 'p95 ms', 'p99 ms', 'cpu ms', 'failures'];

/** Prints a row of figures. @param processorMs that one request costs the server, when it is known */
export type PrintFigures = (
  title: string,
  server: string,
  figures: Figures,
  processorMs: number | undefined,
) => void;

/** Prints the head of a table. @returns prints its rows */
export function openTable(servers: readonly string[]): PrintFigures {
  const nameWidth = Math.max(...servers.map((name) => name.length), 'server'.length);
  const print = (title: string, server: string, cells: readonly string[]) => {
    const padded = [title.padEnd(TITLE_WIDTH), server.padEnd(nameWidth)];
    console.log(`| ${[...padded, ...cells.map((cell) => cell.padStart(8))].join(' | ')} |`);
  };
  print('', 'server', HEADINGS);
  print(
    '-'.repeat(TITLE_WIDTH),
    '-'.repeat(nameWidth),
    HEADINGS.map(() => '-------:'),
  );
  return (title, server, { rate, p50, p95, p99, failures }, processorMs) => {
    const times = [p50, p95, p99].map((ms) => ms.toFixed(1));
    print(title, server, [rate.toFixed(1), ...times, processorMs?.toFixed(2) ?? '-', String(failures)]);
  };
}
