const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Formats a date alike on server and browser: 4 October 2025. */
export function longDate(timestamp: string): string {
  return format.format(new Date(timestamp));
}

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** Age from which a date is displayed. */
const LONGEST_AGE_DAYS = 30;

/** Formats an age in hours on the first day, then in days (§2.11), and as a date after a month. */
export function relativeTime(publishedAt: string, now: number): string {
  const age = Math.max(0, now - Date.parse(publishedAt));
  if (age < HOUR) return 'Just now';
  if (age < DAY) return `${Math.floor(age / HOUR)}h ago`;
  const days = Math.floor(age / DAY);
  return days > LONGEST_AGE_DAYS ? longDate(publishedAt) : `${days}d ago`;
}

export function titleFromSlug(slug: string): string {
  return slug
    .split('-')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
