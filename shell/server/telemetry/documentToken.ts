import { randomBytes } from 'node:crypto';
import { readSigned, sign } from '../../composition/signed';

/** How long reports about a document count. Documents are remembered as long, so none counts twice. */
export const DOCUMENT_TOKEN_TTL_MS = 3_600_000;

/** Random bytes that tell two documents apart. */
const NONCE_BYTES = 6;

/** One document that was given out. */
export interface IssuedDocument {
  /** What no other document has. */
  readonly id: string;
  readonly release: string;
  /** Whom it was given to, as `addressTag` says. */
  readonly address: string;
  /** In milliseconds since 1970, rounded up to a second. */
  readonly issuedAt: number;
}

/**
 * Signs a document that is given out, so that reports about it can be told from forged ones. Every machine with the
 * same secret can read the token.
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
 * Reads the token of a document.
 * @param now in milliseconds since 1970
 * @returns the document, `expired`, or nothing when the token was not signed with this secret
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
