export const DEVELOPMENT = 'dev';

export function developmentEntry(remote: string): string {
  return `/assets/${remote}/${DEVELOPMENT}/entry.js`;
}
