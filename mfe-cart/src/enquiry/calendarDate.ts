import { longDate } from '@tanabana/shop/text/longDate';

/** Returns the date in the browser's time zone, as in `2026-11-23`. */
export function calendarDate(time: Date): string {
  const [year, month, day] = [time.getFullYear(), time.getMonth() + 1, time.getDate()];
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
}

export function isCalendarDate(text: string): boolean {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const time = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text);
}

/** Completes a year of two digits, as typed into the field of a date: `0027-01-20` becomes `2027-01-20`. */
export function withCentury(date: string): string {
  return date.replace(/^00(?=\d{2}-)/, '20');
}

/** Writes `2026-11-23` as `23 November 2026`. Returns an empty text for an invalid date. */
export function dateInWords(date: string): string {
  return isCalendarDate(date) ? longDate(new Date(`${date}T00:00:00Z`), 'UTC') : '';
}
