import { longDate } from '@tanabana/shop/text/longDate';

/** The time zone is UTC, so that server and browser return the same text. */
export function publishedOn(timestamp: string): string {
  return longDate(new Date(timestamp), 'UTC');
}

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** Maximum age that is displayed in days. */
const LONGEST_AGE_DAYS = 30;

/** Formats an age in hours on the first day, in days in the first month, and as a date later (§2.11). */
export function relativeTime(publishedAt: string, now: number): string {
  const age = Math.max(0, now - Date.parse(publishedAt));
  if (age < HOUR) return 'Just now';
  if (age < DAY) return `${Math.floor(age / HOUR)}h ago`;
  const days = Math.floor(age / DAY);
  return days > LONGEST_AGE_DAYS ? publishedOn(publishedAt) : `${days}d ago`;
}

export function titleFromSlug(slug: string): string {
  return slug
    .split('-')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
