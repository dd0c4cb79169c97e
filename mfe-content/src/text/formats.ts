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

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** Age in days above which a date says more than a number. */
const LONGEST_AGE_DAYS = 30;

/**
 * Formats how long ago a time was: in hours on the first day, in days after it (§2.11), and as a date after a month.
 * @param publishedAt ISO timestamp
 * @param now in milliseconds
 */
export function relativeTime(publishedAt: string, now: number): string {
  const age = Math.max(0, now - Date.parse(publishedAt));
  if (age < HOUR) return 'Just now';
  if (age < DAY) return `${Math.floor(age / HOUR)}h ago`;
  const days = Math.floor(age / DAY);
  return days > LONGEST_AGE_DAYS ? longDate(publishedAt) : `${days}d ago`;
}

/** Turns a slug into a title (§2.14): hyphens to spaces, each word capitalised. */
export function titleFromSlug(slug: string): string {
  return slug
    .split('-')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
