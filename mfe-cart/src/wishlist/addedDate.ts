const dayMonthYear = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', year: 'numeric' });

/**
 * The day on which an entry was added, in the visitor's time zone: '5 November 2025'.
 * @param addedAt ISO timestamp
 * @returns undefined for a timestamp that cannot be read
 */
export function addedDate(addedAt: string): string | undefined {
  const time = Date.parse(addedAt);
  return Number.isNaN(time) ? undefined : dayMonthYear.format(time);
}
