const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/**
 * Writes a date as `4 October 2025`. `Intl` is not used, because a browser without the locale would write other text
 * than the server.
 * @param zone `UTC` for text that the server renders
 */
export function longDate(time: Date, zone: 'UTC' | 'local'): string {
  const [day, month, year] =
    zone === 'UTC'
      ? [time.getUTCDate(), time.getUTCMonth(), time.getUTCFullYear()]
      : [time.getDate(), time.getMonth(), time.getFullYear()];
  return `${day} ${MONTHS[month]} ${year}`;
}
