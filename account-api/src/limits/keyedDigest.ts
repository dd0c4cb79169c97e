import { createHmac, hkdfSync } from 'node:crypto';

/** Turns the parts of a key into text that does not reveal them. */
export type Digest = (...parts: string[]) => string;

/**
 * Creates digests of emails and addresses. They are keyed, because a plain hash could be reversed by trying all values.
 *
 * @param secret the service's own; another secret results in other digests
 */
export function keyedDigest(secret: Uint8Array): Digest {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'tanabana sign-in limits', 32));
  return (...parts) => createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
}
