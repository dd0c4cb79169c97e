import { createHmac, hkdfSync } from 'node:crypto';

/** Turns the parts of a key into text that tells nothing of them. */
export type Digest = (...parts: string[]) => string;

/**
 * Emails and addresses are nobody's business, and there are few enough of them to try them all against a plain
 * hash: so theirs is keyed.
 *
 * @param secret the service's own; another secret gives other digests
 */
export function keyedDigest(secret: Uint8Array): Digest {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'tanabana sign-in limits', 32));
  return (...parts) => createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
}
