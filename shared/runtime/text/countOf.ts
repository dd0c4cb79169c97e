import { formatCount } from './formatCount';

/** Formats a count, as in `1 item` and `1,200 items`. */
export function countOf(count: number, unit: string): string {
  return `${formatCount(count)} ${unit}${count === 1 ? '' : 's'}`;
}
