import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a signed id allows: to look at a release for a while, or to show one page out of it. */
export type Purpose = 'preview' | 'composition';

function signature(secret: string, purpose: Purpose, id: string, until: string): string {
  return createHmac('sha256', secret).update(`${purpose}.${id}.${until}`).digest('base64url');
}

/**
 * Signs the id of a release, for a link.
 * @param until when the link ends, in milliseconds since 1970
 */
export function signRelease(secret: string, purpose: Purpose, id: string, until: number): string {
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
  purpose: Purpose,
  token: string,
  now: number,
): string | undefined {
  const [id = '', until = '', signed = ''] = token.split('.');
  const expected = Buffer.from(signature(secret, purpose, id, until));
  const given = Buffer.from(signed);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return undefined;
  return Number.parseInt(until, 36) * 1000 > now ? id : undefined;
}
