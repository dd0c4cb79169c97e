import { longDate } from '@tanabana/shop/text/longDate';

const time = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short' });

/** Formats a time in milliseconds since 1970, as in `today at 2:05 pm` or `3 October 2026 at 2:05 pm`. */
export function timeInWords(moment: number): string {
  const date = longDate(new Date(moment), 'local');
  return `${date === longDate(new Date(), 'local') ? 'today' : date} at ${time.format(moment)}`;
}
