/**
 * Says how many there are, as in `1 item` and `3 items`.
 * @param unit a noun in the singular whose plural ends in s
 */
export function countOf(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
