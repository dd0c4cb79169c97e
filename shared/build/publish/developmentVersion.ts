/** The version in the addresses of a dev server's files. */
export const DEVELOPMENT = 'dev';

/** Path of the script with which a dev server's remote begins. */
export function developmentEntry(remote: string): string {
  return `/assets/${remote}/${DEVELOPMENT}/entry.js`;
}
