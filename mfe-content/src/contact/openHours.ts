import type { Settings } from '@tanabana/contract/settings/settings';

/** Days on which somebody answers, with their hours: `Saturday 10 AM-4 PM IST`. */
export function openHours({ hours = [] }: Pick<Settings, 'hours'>): string[] {
  return hours.filter((entry) => /\d/.test(entry.hours)).map((entry) => `${entry.days} ${entry.hours}`);
}
