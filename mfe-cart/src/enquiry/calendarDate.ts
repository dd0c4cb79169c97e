/**
 * The date in the time zone of the browser, as in `2026-11-23`.
 * @param time any time
 */
export function calendarDate(time: Date): string {
  const [year, month, day] = [time.getFullYear(), time.getMonth() + 1, time.getDate()];
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
}

/** Created at the first use, which takes time on a phone. */
let inWords: Intl.DateTimeFormat | undefined;

/** Whether a text is a date of the calendar, as in `2026-11-23`. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text);
}

/**
 * Writes a date in words: `2026-11-23` becomes `23 November 2026`.
 * @returns an empty text for anything that is not a date
 */
export function dateInWords(date: string): string {
  if (!isCalendarDate(date)) return '';
  inWords ??= new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  return inWords.format(new Date(`${date}T00:00:00Z`));
}
