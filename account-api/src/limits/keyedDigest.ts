import { createHmac, hkdfSync } from 'node:crypto';

export type Digest = (...parts: string[]) => string;

/**
 * Creates digests of emails and addresses. They are keyed, so that nobody without the key can reverse them by trying
 * all values.
 */
export function keyedDigest(secret: Uint8Array): Digest {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'tanabana sign-in limits', 32));
  return (...parts) => createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
}
