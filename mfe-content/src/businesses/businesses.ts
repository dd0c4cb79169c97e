import businessesFile from '../../content/businesses.json';

/** A line of business, as the drawer's submenu lists it (§2.2). */
interface Business {
  readonly name: string;
  readonly text: string;
  readonly picture: string;
  readonly to: string;
  readonly action: string;
}

export const businesses: readonly Business[] = businessesFile;

/** Whether a line of business is announced but not open yet. */
export function isComingSoon({ to }: Pick<Business, 'to'>): boolean {
  return to.startsWith('/coming-soon/');
}
