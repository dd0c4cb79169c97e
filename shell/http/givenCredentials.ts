import { createHash, timingSafeEqual } from 'node:crypto';

/** What a caller gives to be let in. */
interface Credentials {
  readonly token: string;
  /** User name of Basic credentials, which may be empty; a bearer has none. */
  readonly name?: string;
}

/** The credentials that a request gives, Basic with the token as password, or a bearer; nothing when it gives none. */
export function givenCredentials(authorization = ''): Credentials | undefined {
  const [, scheme = '', credentials = ''] = /^(\S+) (.*)$/.exec(authorization) ?? [];
  switch (scheme.toLowerCase()) {
    case 'basic': {
      const text = Buffer.from(credentials, 'base64').toString('utf8');
      const [, name = '', token = text] = /^([^:]*):(.*)$/s.exec(text) ?? [];
      return { token, name };
    }
    case 'bearer':
      return { token: credentials };
    default:
      return undefined;
  }
}

/** Compares digests, so that the time it takes says nothing about the token. */
export function isToken(given: string, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(token));
}
