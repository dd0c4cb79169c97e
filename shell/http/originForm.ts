const ABSOLUTE = /^[a-z][a-z\d+.-]*:\/\/[^/?#]+/i;

/**
 * Converts a request target to origin form (path and query). Proxies may send the absolute form (RFC 9112 §3.2.2).
 * @param target as in `http://tanabana.example/cart?size=5` or `/cart?size=5`
 */
export function originForm(target: string): string {
  const path = target.replace(ABSOLUTE, '');
  return path === target || path.startsWith('/') ? path : `/${path}`;
}
