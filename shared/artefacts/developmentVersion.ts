export const DEVELOPMENT = 'dev';

/** Address of the entry script of a remote on its dev server. */
export function developmentEntry(remote: string): string {
  return `/assets/${remote}/${DEVELOPMENT}/entry.js`;
}
