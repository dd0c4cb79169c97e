import { createHash } from 'node:crypto';

/** The only hash that servers check; previous servers support no other. */
const HASH = 'sha384';

/** Subresource integrity of a file's content, `sha384-…`. */
export function integrityOf(content: Buffer | string): string {
  return `${HASH}-${createHash(HASH).update(content).digest('base64')}`;
}

/** Whether this integrity uses a supported hash. */
export function isKnownIntegrity(integrity: string): boolean {
  return integrity.startsWith(`${HASH}-`);
}
