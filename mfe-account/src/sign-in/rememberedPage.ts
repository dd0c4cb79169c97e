const DEFAULT_PAGE = '/dashboard';

const ORIGIN = 'https://shop.invalid';

/** Matches characters that browsers ignore in addresses, and the backslash, which browsers read as a slash. */
// eslint-disable-next-line no-control-regex -- browsers ignore control characters
const DECEPTIVE = /[\u0000-\u0020\u007f\\]/;

/**
 * Matches the sign-in screens. A sign-in must not lead to a sign-in screen, because the screen would redirect to
 * itself.
 */
const SIGN_IN_SCREEN = /^\/(login|register)(\/|$)/i;

/**
 * Returns the page to open after a sign-in (§2.1): the path `from` if it leads to another page of this shop, else
 * /dashboard.
 */
export function rememberedPage(from: string | null): string {
  if (from === null || !/^\/(?!\/)/.test(from) || DECEPTIVE.test(from)) return DEFAULT_PAGE;
  const { origin, pathname, search, hash } = new URL(from, ORIGIN);
  // `new URL` changes `/.//elsewhere` into `//elsewhere`, which browsers read as an address on another host.
  const isOurs = origin === ORIGIN && !pathname.startsWith('//');
  return isOurs && !SIGN_IN_SCREEN.test(pathname) ? pathname + search + hash : DEFAULT_PAGE;
}

export function remembering(page: string): string {
  return `?${new URLSearchParams({ from: page })}`;
}
