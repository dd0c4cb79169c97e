import { isReturnToDocument } from '@tanabana/runtime/hooks/isReturnToDocument';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Events after which the page may be left: the position is stored before. */
const STORING_EVENTS = ['scrollend', 'click', 'pagehide'] as const;

/** Where the page of the current history entry was left, in pixels from the top. */
function storedTop(): number | undefined {
  const { top } = (window.history.state ?? {}) as { readonly top?: unknown };
  return typeof top === 'number' ? top : undefined;
}

/**
 * Stores a changed position in the history entry, where it survives a reload, beside the state of the router. Browsers
 * refuse frequent calls.
 */
function storeTop(): void {
  if (window.scrollY === storedTop()) return;
  window.history.replaceState({ ...(window.history.state as object | null), top: window.scrollY }, '');
}

/**
 * Restores the scroll position of every history entry, also after a reload. The browser cannot: it scrolls before the
 * page is loaded.
 * @param visiblePath path of the page that is shown; undefined while one is loading
 * @returns scrolls a page that is shown now: to its position when going back or forward, else to its top (§2.1)
 */
export function useScrollRestoration(visiblePath: RefObject<string | undefined>): () => void {
  const location = useLocation();
  const { pathname } = location;
  const isBackOrForward = ['POP'].includes(useNavigationType());
  const isOpening = useRef(true);

  // Runs before the effects of the page, which report that it is shown.
  useLayoutEffect(() => {
    if (visiblePath.current !== pathname) return;
    const top = isBackOrForward ? storedTop() : undefined;
    // A document may be opened anew in the same entry, and visitors may scroll on before it is hydrated.
    const isElsewhere = isOpening.current && (!isReturnToDocument() || window.scrollY > Math.ceil(top ?? 0));
    isOpening.current = false;
    if (top === undefined || isElsewhere) storeTop();
    else holdScrollPosition(top);
  }, [location, isBackOrForward, pathname, visiblePath]);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const store = ({ type }: Event) => {
      // The browser restores the next document until it is hydrated.
      if (type === 'pagehide') window.history.scrollRestoration = 'auto';
      // A page that is replaced gets shorter, which scrolls the window; this is not the visitor's position.
      if (visiblePath.current === pathname && !isScrollHeld()) storeTop();
    };
    STORING_EVENTS.forEach((event) => window.addEventListener(event, store, true));
    return () => STORING_EVENTS.forEach((event) => window.removeEventListener(event, store, true));
  }, [location, pathname, visiblePath]);

  return useCallback(() => holdScrollPosition(isBackOrForward ? (storedTop() ?? 0) : 0), [isBackOrForward]);
}

/** How long a page may grow until its position is reached, in milliseconds. */
const LONGEST_MS = 5_000;

/** Input after which the position is the visitor's own. */
const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

let restoring: AbortController | undefined;

/** Whether the window is scrolled by `holdScrollPosition`, and not by the visitor. */
function isScrollHeld(): boolean {
  return restoring !== undefined && !restoring.signal.aborted;
}

/**
 * Scrolls to a position, and again whenever the height of the page changes: content that loads late may be needed to
 * reach it, or be inserted above it. Ends with the visitor's first input, when the address changes, or after 5 seconds.
 * @param top in pixels
 */
function holdScrollPosition(top: number): void {
  restoring?.abort();
  window.scrollTo({ top, behavior: 'instant' });
  if (top === 0) return;
  const current = (restoring = new AbortController());
  const { href } = window.location;
  const heights = new ResizeObserver(() => {
    if (window.location.href === href) window.scrollTo({ top, behavior: 'instant' });
    else current.abort();
  });
  heights.observe(document.body);
  setTimeout(() => current.abort(), LONGEST_MS);
  current.signal.addEventListener('abort', () => heights.disconnect());
  for (const input of INPUTS)
    window.addEventListener(input, () => current.abort(), {
      capture: true,
      passive: true,
      signal: current.signal,
    });
}
