const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/**
 * Formats how long ago a time was: in hours on the first day, in days after it (§2.11).
 * @param publishedAt ISO timestamp
 * @param now in milliseconds
 */
export function relativeTime(publishedAt: string, now: number): string {
  const age = Math.max(0, now - Date.parse(publishedAt));
  if (age < HOUR) return 'Just now';
  return age < DAY ? `${Math.floor(age / HOUR)}h ago` : `${Math.floor(age / DAY)}d ago`;
}
