import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';

/** A key that cannot be used. */
export class KeyError extends Error {
  override name = 'KeyError';
}

/**
 * Signs a manifest (Ed25519). It contains the hash of every file, so the signature covers the whole version.
 * @param text the manifest as it is stored
 * @param key private key, as PEM
 * @returns the signature in Base64
 * @throws {KeyError} when the key is not a private key of this kind
 */
export function signManifest(text: string, key: string): string {
  return sign(
    null,
    Buffer.from(text),
    readKey(() => createPrivateKey(key), 'private'),
  ).toString('base64');
}

/**
 * Whether a manifest was signed by one of several keys.
 * @param content the manifest as it is stored
 * @param keys public keys, as PEM, one after the other
 * @throws {KeyError} when there is no public key of this kind
 */
export function isSignedBy(content: Buffer, signature: string, keys: string): boolean {
  const blocks = keys.match(/-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/g) ?? [''];
  return blocks
    .map((block) => readKey(() => createPublicKey(block), 'public'))
    .some((key) => verify(null, content, key, Buffer.from(signature, 'base64')));
}

function readKey(read: () => KeyObject, kind: 'private' | 'public'): KeyObject {
  try {
    const key = read();
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Said below, without the key.
  }
  throw new KeyError(`This is not a ${kind} key of Ed25519 in PEM.`);
}
