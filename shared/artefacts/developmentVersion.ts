export const DEVELOPMENT = 'dev';

/** Returns the path of a remote's entry script on a dev server. */
export function developmentEntry(remote: string): string {
  return `/assets/${remote}/${DEVELOPMENT}/entry.js`;
}
