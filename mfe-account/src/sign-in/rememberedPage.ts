const DEFAULT_PAGE = '/dashboard';

/** Base for parsing; an address with another origin is rejected. */
const ORIGIN = 'https://shop.invalid';

/**
 * Browsers drop control characters and spaces from addresses and read `\` as `/`, so all of these are
 * rejected.
 */
// eslint-disable-next-line no-control-regex
const DECEPTIVE = /[\u0000-\u0020\u007f\\]/;

/** Sign-in screens, which would redirect in a circle. */
const SIGN_IN_SCREEN = /^\/(login|register)(\/|$)/i;

/**
 * Returns the page to go to after signing in (§2.1).
 * @param from path of the page before the sign-in screen, from the address; anybody may have written it
 * @returns a path of this shop, or /dashboard
 */
export function rememberedPage(from: string | null): string {
  if (from === null || !/^\/(?!\/)/.test(from) || DECEPTIVE.test(from)) return DEFAULT_PAGE;
  const { origin, pathname, search, hash } = new URL(from, ORIGIN);
  // A path such as `/.//elsewhere` becomes `//elsewhere`, which is an address of another host.
  const isOurs = origin === ORIGIN && !pathname.startsWith('//');
  return isOurs && !SIGN_IN_SCREEN.test(pathname) ? pathname + search + hash : DEFAULT_PAGE;
}

/** Returns the query string with which the sign-in screens remember a page: `?from=…`. */
export function remembering(page: string): string {
  return `?${new URLSearchParams({ from: page }).toString()}`;
}
