const dayMonthYear = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', year: 'numeric' });

/**
 * The day an entry was added, in the visitor's time zone: '5 November 2025'.
 * @param addedAt ISO timestamp; one that cannot be read gives nothing
 */
export function addedDate(addedAt: string): string | undefined {
  const time = Date.parse(addedAt);
  return Number.isNaN(time) ? undefined : dayMonthYear.format(time);
}
