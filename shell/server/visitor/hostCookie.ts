import { stringifySetCookie, type Cookies } from 'cookie';

/** Browsers accept a cookie with this prefix only over HTTPS and from the host itself (RFC 6265bis §4.1.3.2). */
const HOST_PREFIX = '__Host-';

/** Builds the `Set-Cookie` header of an `HttpOnly` cookie. @param maxAge in seconds */
export function hostCookie(name: string, value: string, maxAge: number, isSecure: boolean): string {
  return setCookie(isSecure ? HOST_PREFIX + name : name, value, maxAge, isSecure);
}

/** Builds the `Set-Cookie` headers that delete a cookie, with and without the prefix `__Host-`. */
export function expiredCookies(name: string, isSecure: boolean): string[] {
  const plain = setCookie(name, '', 0, isSecure);
  return isSecure ? [hostCookie(name, '', 0, true), plain] : [plain];
}

export function cookieValue(cookies: Cookies, name: string): string | undefined {
  return cookies[HOST_PREFIX + name] ?? cookies[name];
}

function setCookie(name: string, value: string, maxAge: number, secure: boolean): string {
  return stringifySetCookie({ name, value, maxAge, secure, path: '/', httpOnly: true, sameSite: 'lax' });
}
