import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';

/** Error of a key that cannot be read or is no Ed25519 key. */
export class KeyError extends Error {
  override name = 'KeyError';
}

/** Signs a manifest (Ed25519) with a private key in PEM. Returns the signature in Base64. */
export function signManifest(text: string, key: string): string {
  const privateKey = readKey(() => createPrivateKey(key), 'private');
  return sign(null, Buffer.from(text), privateKey).toString('base64');
}

/** @param keys public keys in PEM */
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
    // Discards the error of Node, which may contain the key.
  }
  throw new KeyError(`TB-CONFIG-008: This is not a ${kind} key of Ed25519 in PEM.`);
}
