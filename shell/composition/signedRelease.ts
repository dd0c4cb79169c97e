import { createHmac, timingSafeEqual } from 'node:crypto';

function signature(secret: string, purpose: string, id: string, until: string): string {
  return createHmac('sha256', secret).update(`${purpose}.${id}.${until}`).digest('base64url');
}

/**
 * Signs an id without dots, for a link, a form or a report.
 * @param purpose what the signature allows
 * @param until when the link ends, in milliseconds since 1970
 */
export function signRelease(secret: string, purpose: string, id: string, until: number): string {
  const end = Math.ceil(until / 1000).toString(36);
  return `${id}.${end}.${signature(secret, purpose, id, end)}`;
}

/**
 * Reads a signed id.
 * @param now in milliseconds since 1970
 * @returns the id, or nothing when the signature is not ours, is meant for something else, or has ended
 */
export function readSignedRelease(
  secret: string,
  purpose: string,
  token: string,
  now: number,
): string | undefined {
  const signed = readSigned(secret, purpose, token);
  return signed && signed.until > now ? signed.id : undefined;
}

/**
 * Reads a signed id, also one that has ended.
 * @returns the id and its end, in milliseconds since 1970; nothing when the signature is not ours, or is meant for
 * something else
 */
export function readSigned(
  secret: string,
  purpose: string,
  token: string,
): { readonly id: string; readonly until: number } | undefined {
  const [id = '', until = '', signed = ''] = token.split('.');
  const expected = Buffer.from(signature(secret, purpose, id, until));
  const given = Buffer.from(signed);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return undefined;
  return { id, until: Number.parseInt(until, 36) * 1000 };
}
