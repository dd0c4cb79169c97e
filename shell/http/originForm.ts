const ABSOLUTE = /^[a-z][a-z\d+.-]*:\/\/[^/?#]+/i;

/**
 * The path and query that a request asks for, whichever form its target has: the absolute form, which proxies
 * send, is answered as the path in it is (RFC 9112 §3.2.2).
 * @param target as in `http://tanabana.example/cart?size=5` or `/cart?size=5`
 */
export function originForm(target: string): string {
  const path = target.replace(ABSOLUTE, '');
  return path === target || path.startsWith('/') ? path : `/${path}`;
}
