const DEFAULT_PAGE = '/dashboard';

/** Any origin will do: it only has to come out as it went in. */
const ORIGIN = 'https://shop.invalid';

/** Browsers drop control characters and spaces from addresses and read `\` as `/`, so none of these is let in. */
// eslint-disable-next-line no-control-regex
const DECEPTIVE = /[\u0000-\u0020\u007f\\]/;

/** Leading to a sign-in screen again would lead in a circle. */
const SIGN_IN_SCREEN = /^\/(login|register)(\/|$)/i;

/**
 * The page to go on to after signing in (§2.1).
 * @param from path of the page that the visitor came from, as the address says; anybody may have written it
 * @returns a path of this shop, or /dashboard
 */
export function rememberedPage(from: string | null): string {
  if (from === null || !/^\/(?!\/)/.test(from) || DECEPTIVE.test(from)) return DEFAULT_PAGE;
  const { origin, pathname, search, hash } = new URL(from, ORIGIN);
  // A path such as `/.//elsewhere` becomes `//elsewhere`, which is an address of another host.
  const isOurs = origin === ORIGIN && !pathname.startsWith('//');
  return isOurs && !SIGN_IN_SCREEN.test(pathname) ? pathname + search + hash : DEFAULT_PAGE;
}

/** The query string that remembers a page over the sign-in screens: `?from=…`. */
export function remembering(page: string): string {
  return `?${new URLSearchParams({ from: page }).toString()}`;
}
