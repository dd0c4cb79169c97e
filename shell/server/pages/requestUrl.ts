/** Two leading slashes do not denote a host: in `//elsewhere.example/cart`, the host name is part of the path. */
export function requestUrl(target: string): URL {
  return new URL(`http://storefront${target}`);
}

/** Removes duplicate and trailing slashes. A redirect to a path with two leading slashes would lead to another site. */
export function normalizePath(pathname: string): string {
  return `/${pathname.split('/').filter(Boolean).join('/')}`;
}
