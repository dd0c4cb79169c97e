import type { Summary } from './outcomes';

const print = (cells: readonly (string | number)[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`);

const inWords = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts)
    .map(([what, count]) => `${count} × ${what}`)
    .join(', ') || 0;

/** Prints the head of the table. */
export function printHeading(): void {
  print(['period', 'of', 'requests', 'failed', 'from a fallback', 'p50 ms', 'p99 ms', 'longest ms', 'MB']);
}

/** Prints the figures of a period, a row for each kind of request. @param memory of each machine, in MB */
export function printPeriod(name: string, period: Readonly<Record<string, Summary>>, memory = ''): void {
  for (const [kind, { requests, failed, fallbacks, p50, p99, longest }] of Object.entries(period))
    print([name, kind, requests, inWords(failed), inWords(fallbacks), p50, p99, longest, memory]);
}
