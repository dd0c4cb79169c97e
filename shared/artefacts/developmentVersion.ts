/** The version in the addresses of a dev server's files. */
export const DEVELOPMENT = 'dev';

/** Path of the entry script of a dev server's remote. */
export function developmentEntry(remote: string): string {
  return `/assets/${remote}/${DEVELOPMENT}/entry.js`;
}
