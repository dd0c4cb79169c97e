/**
 * The address that a request asks for. Whatever it begins with is part of the path: `//elsewhere.example/cart`
 * names no other host.
 * @param target as it stands in the request, as in `/cart?size=5`
 */
export function requestUrl(target: string): URL {
  return new URL(`http://storefront${target}`);
}

/** The one path of a page: without doubled slashes, which a redirect would take for a host, and without one at its end. */
export function tidyPath(pathname: string): string {
  return `/${pathname.split('/').filter(Boolean).join('/')}`;
}
