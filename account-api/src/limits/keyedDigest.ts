import { createHmac, hkdfSync } from 'node:crypto';

export type Digest = (...parts: string[]) => string;

/**
 * Creates a function that hashes emails and IP addresses with a secret key. Without the key, nobody can find the email
 * that belongs to a hash by hashing all known emails.
 */
export function keyedDigest(secret: Uint8Array): Digest {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'tanabana sign-in limits', 32));
  return (...parts) => createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
}
