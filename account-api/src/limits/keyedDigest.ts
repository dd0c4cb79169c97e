import { createHmac, hkdfSync } from 'node:crypto';

/** Turns the parts of a key into text that does not reveal them. */
export type Digest = (...parts: string[]) => string;

/**
 * Makes digests of emails and addresses. All of them can be tried against a plain hash, so these are keyed.
 *
 * @param secret the service's own; another secret gives other digests
 */
export function keyedDigest(secret: Uint8Array): Digest {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'tanabana sign-in limits', 32));
  return (...parts) => createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
}
