import { createHmac, timingSafeEqual } from 'node:crypto';

function signature(secret: string, purpose: string, id: string, until: string): string {
  return createHmac('sha256', secret).update(`${purpose}.${id}.${until}`).digest('base64url');
}

/**
 * Signs an id without dots, for a link, a form or a report.
 * @param purpose what the signature allows
 * @param until when it ends, in milliseconds since 1970
 */
export function sign(secret: string, purpose: string, id: string, until: number): string {
  const end = Math.ceil(until / 1000).toString(36);
  return `${id}.${end}.${signature(secret, purpose, id, end)}`;
}

/**
 * Reads what `sign` signed.
 * @param now in milliseconds since 1970
 * @returns the id and its end, in milliseconds since 1970; `expired`; or nothing when it was signed with another secret,
 * or for another purpose
 */
export function readSigned(
  secret: string,
  purpose: string,
  token: string,
  now: number,
): { readonly id: string; readonly until: number } | 'expired' | undefined {
  const [id = '', end = '', given = ''] = token.split('.');
  const expected = Buffer.from(signature(secret, purpose, id, end));
  const actual = Buffer.from(given);
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return undefined;
  const until = Number.parseInt(end, 36) * 1000;
  return until > now ? { id, until } : 'expired';
}
