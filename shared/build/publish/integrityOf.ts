import { createHash } from 'node:crypto';

/** The hash that names integrity. Servers check with it alone: those of before know no other. */
const HASH = 'sha384';

/** Subresource integrity of a file's content, `sha384-…`. */
export function integrityOf(content: Buffer | string): string {
  return `${HASH}-${createHash(HASH).update(content).digest('base64')}`;
}

/** Whether files with this integrity can be checked here. */
export function isKnownIntegrity(integrity: string): boolean {
  return integrity.startsWith(`${HASH}-`);
}
