const DEFAULT_PAGE = '/dashboard';

/** Base for parsing paths. */
const ORIGIN = 'https://shop.invalid';

/** Browsers drop control characters and spaces, and read `\` as `/`. */
// eslint-disable-next-line no-control-regex
const DECEPTIVE = /[\u0000-\u0020\u007f\\]/;

/** Sign-in screens would redirect in a circle. */
const SIGN_IN_SCREEN = /^\/(login|register)(\/|$)/i;

/**
 * Returns the page to open after signing in (§2.1): a path of this shop, or /dashboard.
 * @param from path from the address, which anybody can write
 */
export function rememberedPage(from: string | null): string {
  if (from === null || !/^\/(?!\/)/.test(from) || DECEPTIVE.test(from)) return DEFAULT_PAGE;
  const { origin, pathname, search, hash } = new URL(from, ORIGIN);
  // A path such as `/.//elsewhere` becomes `//elsewhere`, which is an address of another host.
  const isOurs = origin === ORIGIN && !pathname.startsWith('//');
  return isOurs && !SIGN_IN_SCREEN.test(pathname) ? pathname + search + hash : DEFAULT_PAGE;
}

/** Returns the query string that remembers a page: `?from=…`. */
export function remembering(page: string): string {
  return `?${new URLSearchParams({ from: page }).toString()}`;
}
