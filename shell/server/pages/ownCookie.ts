import { stringifySetCookie, type Cookies } from 'cookie';

/** Browsers take a cookie of this name over HTTPS only, and from no other host of the domain (RFC 6265bis §4.1.3.2). */
const HOST_PREFIX = '__Host-';

/**
 * `Set-Cookie` of a cookie that scripts cannot read.
 * @param maxAge in seconds
 * @param isSecure whether the browser came over HTTPS; over HTTP, as on localhost, the plain name has to do
 */
export function ownCookie(name: string, value: string, maxAge: number, isSecure: boolean): string {
  return setCookie(isSecure ? HOST_PREFIX + name : name, value, maxAge, isSecure);
}

/** `Set-Cookie` that ends a cookie, by whichever name it was set. */
export function endedCookies(name: string, isSecure: boolean): string[] {
  const plain = setCookie(name, '', 0, isSecure);
  return isSecure ? [ownCookie(name, '', 0, true), plain] : [plain];
}

/** The value of a cookie, by whichever name it was set. */
export function cookieValue(cookies: Cookies, name: string): string | undefined {
  return cookies[HOST_PREFIX + name] ?? cookies[name];
}

function setCookie(name: string, value: string, maxAge: number, secure: boolean): string {
  return stringifySetCookie({ name, value, maxAge, secure, path: '/', httpOnly: true, sameSite: 'lax' });
}
