import { createHash } from 'node:crypto';

/**
 * Subresource integrity of a file's content, `sha256-…`. Not SHA-384: every document names every script, and the
 * longer hash made each of them a kilobyte longer.
 */
export function integrityOf(content: Buffer | string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
