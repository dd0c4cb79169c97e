/**
 * Formats a whole number with Indian grouping, as in `1,00,000` (§9). Uses no `Intl`, because some browsers lack the
 * locale `en-IN`.
 */
export function formatCount(count: number): string {
  return String(count).replaceAll(/\B(?=(?:\d\d)*\d{3}$)/g, ',');
}

/** Formats a count, as in `1 item` and `1,200 items`. */
export function countOf(count: number, unit: string): string {
  return `${formatCount(count)} ${unit}${count === 1 ? '' : 's'}`;
}
