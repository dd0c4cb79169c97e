import { randomBytes } from 'node:crypto';
import { readSigned, sign } from '../../composition/signing/signed';

/** Lifetime of a token, in milliseconds. Pages are stored as long, so that no failure counts twice. */
export const DOCUMENT_TOKEN_TTL_MS = 3_600_000;

/** Random bytes of a document's id. */
const NONCE_BYTES = 6;

/** One document that was sent to a visitor. */
export interface IssuedDocument {
  /** Unique id. */
  readonly id: string;
  readonly release: string;
  /** Tag of the visitor's address, see `addressTag`. */
  readonly address: string;
  /** In milliseconds since 1970, rounded up to a second. */
  readonly issuedAt: number;
}

/**
 * Signs a document, so that reports about it cannot be forged. Every server with the same secret can verify the token.
 * @param now in milliseconds since 1970
 */
export function issueDocument(
  secret: string,
  release: string,
  address: string,
  now: number,
): { readonly document: IssuedDocument; readonly token: string } {
  const id = [release, address, randomBytes(NONCE_BYTES).toString('base64url')].join('~');
  const issuedAt = Math.ceil(now / 1000) * 1000;
  const token = sign(secret, 'document', id, issuedAt + DOCUMENT_TOKEN_TTL_MS);
  return { document: { id, release, address, issuedAt }, token };
}

/**
 * Verifies the token of a document.
 * @param now in milliseconds since 1970
 * @returns the document, `expired`, or `undefined` when the token was not signed with this secret
 */
export function readDocumentToken(
  secret: string,
  token: string,
  now: number,
): IssuedDocument | 'expired' | undefined {
  const signed = readSigned(secret, 'document', token, now);
  if (typeof signed !== 'object') return signed;
  const [release = '', address = ''] = signed.id.split('~');
  return { id: signed.id, release, address, issuedAt: signed.until - DOCUMENT_TOKEN_TTL_MS };
}
