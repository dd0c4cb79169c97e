const time = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short' });
const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long' });

/** Formats a time in milliseconds since 1970, as in `today at 2:05 pm` or `3 October 2026 at 2:05 pm`. */
export function timeInWords(moment: number): string {
  const date = day.format(moment);
  return `${date === day.format(Date.now()) ? 'today' : date} at ${time.format(moment)}`;
}
