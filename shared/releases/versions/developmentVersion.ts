import { fileAddress } from '@tanabana/contract/files/fileAddress';

export const DEVELOPMENT = 'dev';

export function developmentEntry(remote: string): string {
  return fileAddress(remote, `${DEVELOPMENT}/entry.js`);
}
