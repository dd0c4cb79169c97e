import { useCallback, useEffect, useLayoutEffect, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Scroll positions of history entries. */
const positions = new Map<string, number>();

/** The entry that is shown. */
let shown = '';
/** Where the document was when it was hydrated. */
let openedAt = 0;
let loading: Promise<unknown> | undefined;
let scrollTo = (_entry: string, top: number): void => window.scrollTo({ top, behavior: 'instant' });

/** Fetches what only visitors need who have scrolled, or who open another page. */
function load(): void {
  loading ??= import('./restoreScroll').then(
    ({ restoreScroll }) => (scrollTo = restoreScroll(positions, shown, openedAt)),
    () => undefined,
  );
}

/**
 * Remembers the scroll position of every history entry, also across a reload. A document that is reloaded or returned
 * to, and a page that is returned to with another query, are scrolled to it.
 * @param visiblePath path of the page that is shown; undefined while one is loading
 * @returns scrolls a page that is shown now: to its position when going back or forward, else to its top (§2.1)
 */
export function useScrollRestoration(visiblePath: RefObject<string | undefined>): () => void {
  const { pathname, search, hash, key } = useLocation();
  const isBackOrForward = ['POP'].includes(useNavigationType());
  // Entries that the router has not made have the same key.
  const entry = `${key} ${pathname}${search}${hash}`;

  // Before the effects of the page, which report that it is shown.
  useLayoutEffect(() => {
    if (shown) load();
    else openedAt = window.scrollY;
    shown = entry;
    if (visiblePath.current !== pathname) return;
    // The browser goes to a part of the page, and the router says `POP` of it.
    const top = isBackOrForward && hash === '' ? positions.get(entry) : undefined;
    if (top === undefined) positions.set(entry, window.scrollY);
    else scrollTo(entry, top);
  }, [entry, hash, isBackOrForward, pathname, visiblePath]);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = () => {
      // A page that is replaced gets shorter, which scrolls the window; this is not the visitor's position.
      if (visiblePath.current === pathname) positions.set(entry, window.scrollY);
      load();
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [entry, pathname, visiblePath]);

  return useCallback(
    () => scrollTo(entry, isBackOrForward ? (positions.get(entry) ?? 0) : 0),
    [entry, isBackOrForward],
  );
}
