const DEFAULT_PAGE = '/dashboard';

const ORIGIN = 'https://shop.invalid';

/** Characters that browsers ignore or, as the backslash, read as a slash. */
// eslint-disable-next-line no-control-regex
const DECEPTIVE = /[\u0000-\u0020\u007f\\]/;

/** Excluded, because a sign-in screen would redirect to itself. */
const SIGN_IN_SCREEN = /^\/(login|register)(\/|$)/i;

/**
 * Returns the page to open after signing in (§2.1): a path of this shop, or /dashboard.
 * @param from untrusted path from the address
 */
export function rememberedPage(from: string | null): string {
  if (from === null || !/^\/(?!\/)/.test(from) || DECEPTIVE.test(from)) return DEFAULT_PAGE;
  const { origin, pathname, search, hash } = new URL(from, ORIGIN);
  // The path `/.//elsewhere` becomes `//elsewhere`, which is an address on another host.
  const isOurs = origin === ORIGIN && !pathname.startsWith('//');
  return isOurs && !SIGN_IN_SCREEN.test(pathname) ? pathname + search + hash : DEFAULT_PAGE;
}

export function remembering(page: string): string {
  return `?${new URLSearchParams({ from: page })}`;
}
