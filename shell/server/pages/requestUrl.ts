/**
 * Parses a request target. Leading slashes are part of the path: `//elsewhere.example/cart` does not change the host.
 * @param target as in `/cart?size=5`
 */
export function requestUrl(target: string): URL {
  return new URL(`http://storefront${target}`);
}

/** Removes duplicate and trailing slashes. A redirect to a path with two leading slashes would leave the site. */
export function normalizePath(pathname: string): string {
  return `/${pathname.split('/').filter(Boolean).join('/')}`;
}
