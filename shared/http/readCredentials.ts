import { createHash, timingSafeEqual } from 'node:crypto';

interface Credentials {
  readonly token: string;
  /** User name of Basic credentials, which may be empty. */
  readonly name?: string;
}

/** Parses an `Authorization` header: Basic with the token as password, or a bearer token. */
export function readCredentials(authorization = ''): Credentials | undefined {
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

/** Compares digests in constant time. */
export function isToken(candidate: string, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(candidate), digest(token));
}
