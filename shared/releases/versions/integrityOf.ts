import { createHash } from 'node:crypto';

/** Servers with an older version of this code reject releases with another algorithm. */
const HASH = 'sha384';

export function integrityOf(content: Buffer | string): string {
  return `${HASH}-${createHash(HASH).update(content).digest('base64')}`;
}

/** Whether this program supports the hash algorithm of an integrity value. */
export function isKnownIntegrity(integrity: string): boolean {
  return integrity.startsWith(`${HASH}-`);
}
