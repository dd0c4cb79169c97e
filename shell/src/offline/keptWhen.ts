const time = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short' });
const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long' });

/**
 * When something was kept, in words: `today at 2:05 pm`, `3 October at 2:05 pm`.
 * @param moment in milliseconds
 * @param now in milliseconds; the present unless given
 */
export function keptWhen(moment: number, now = Date.now()): string {
  const date = day.format(moment);
  return `${date === day.format(now) ? 'today' : date} at ${time.format(moment)}`;
}
