const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Formats a date, the same on server and browser: 4 October 2025. */
export function longDate(timestamp: string): string {
  return format.format(new Date(timestamp));
}
