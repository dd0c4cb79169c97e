import { createHmac, timingSafeEqual } from 'node:crypto';

function signature(secret: string, purpose: string, id: string, until: string): string {
  return createHmac('sha256', secret).update(`${purpose}.${id}.${until}`).digest('base64url');
}

/**
 * Signs an id with HMAC-SHA256. A token is valid only for the purpose that it was signed for.
 * @param id without dots
 * @param until in milliseconds since 1970
 */
export function sign(secret: string, purpose: string, id: string, until: number): string {
  const end = Math.ceil(until / 1000).toString(36);
  return `${id}.${end}.${signature(secret, purpose, id, end)}`;
}

/**
 * Verifies a token that `sign` has created.
 * @returns the content of the token, `expired` if the token is no longer valid, or undefined when the signature is
 * invalid
 */
export function readSigned(
  secret: string,
  purpose: string,
  token: string,
  now: number,
): { readonly id: string; readonly until: number } | 'expired' | undefined {
  const [id = '', end = '', received = ''] = token.split('.');
  const expected = Buffer.from(signature(secret, purpose, id, end));
  const actual = Buffer.from(received);
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return undefined;
  const until = Number.parseInt(end, 36) * 1000;
  return until > now ? { id, until } : 'expired';
}
