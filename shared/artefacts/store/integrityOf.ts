import { createHash } from 'node:crypto';

/** Hash that all earlier servers support. */
const HASH = 'sha384';

/** Subresource integrity, `sha384-…`. */
export function integrityOf(content: Buffer | string): string {
  return `${HASH}-${createHash(HASH).update(content).digest('base64')}`;
}

/** Whether this program supports the hash of an integrity value. */
export function isKnownIntegrity(integrity: string): boolean {
  return integrity.startsWith(`${HASH}-`);
}
