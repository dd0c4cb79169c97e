import { createHash, timingSafeEqual } from 'node:crypto';

/** The token that a request gives, as a password (any name) or as a bearer; nothing when it gives none. */
export function givenToken(authorization = ''): string | undefined {
  const [, scheme = '', credentials = ''] = /^(\S+) (.*)$/.exec(authorization) ?? [];
  switch (scheme.toLowerCase()) {
    case 'basic':
      return Buffer.from(credentials, 'base64')
        .toString('utf8')
        .replace(/^[^:]*:/, '');
    case 'bearer':
      return credentials;
    default:
      return undefined;
  }
}

/** Compares digests, so that the time it takes says nothing about the token. */
export function isToken(given: string, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(token));
}
