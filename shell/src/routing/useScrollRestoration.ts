import { isReturnToDocument } from '@tanabana/ui/hooks/isReturnToDocument';
import { onScrollEnd } from '@tanabana/ui/hooks/onScrollEnd';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const STORING_EVENTS = ['click', 'pagehide'] as const;

function storedTop(): number | undefined {
  const { top } = (window.history.state ?? {}) as { readonly top?: unknown };
  return typeof top === 'number' ? top : undefined;
}

/**
 * Stores the scroll position in the history entry. Skips an unchanged position, because browsers limit calls of
 * `replaceState`.
 */
function storeTop(): void {
  if (window.scrollY === storedTop()) return;
  window.history.replaceState({ ...(window.history.state as object | null), top: window.scrollY }, '');
}

/**
 * Restores the scroll position of every history entry, also after a reload. Browsers would restore the position too
 * early, before the page is loaded.
 * @param visiblePath path of the displayed page, or undefined while a page is loading
 * @returns a function that scrolls to the stored position after going back or forward, and to the top after other
 * navigations (§2.1)
 */
export function useScrollRestoration(visiblePath: RefObject<string | undefined>): () => void {
  const location = useLocation();
  const { pathname } = location;
  const isBackOrForward = ['POP'].includes(useNavigationType());
  const isOpening = useRef(true);

  // Uses a layout effect, because a layout effect runs before the effects of the page, which call `announcePage`.
  useLayoutEffect(() => {
    if (visiblePath.current !== pathname) return;
    const top = isBackOrForward ? storedTop() : undefined;
    // The stored position does not apply if another document stored it, or if the visitor has scrolled before
    // hydration.
    const isElsewhere = isOpening.current && (!isReturnToDocument() || window.scrollY > Math.ceil(top ?? 0));
    isOpening.current = false;
    if (top === undefined || isElsewhere) storeTop();
    else holdScrollPosition(top);
  }, [location, isBackOrForward, pathname, visiblePath]);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const store = ({ type }: Event) => {
      // The browser restores the scroll position of the next document until that document is hydrated.
      if (type === 'pagehide') window.history.scrollRestoration = 'auto';
      // During the replacement of a page, the document is shorter, so the browser scrolls. Such a position is not
      // stored.
      const isScrollHeld = restoring?.signal.aborted === false;
      if (visiblePath.current === pathname && !isScrollHeld) storeTop();
    };
    STORING_EVENTS.forEach((event) => window.addEventListener(event, store, true));
    const stopListening = onScrollEnd(document, store);
    return () => {
      STORING_EVENTS.forEach((event) => window.removeEventListener(event, store, true));
      stopListening();
    };
  }, [location, pathname, visiblePath]);

  return useCallback(() => holdScrollPosition(isBackOrForward ? (storedTop() ?? 0) : 0), [isBackOrForward]);
}

const MAX_RESTORE_MS = 5_000;

let restoring: AbortController | undefined;

/**
 * Scrolls to a position, and again whenever the height of the page changes. Stops at the visitor's first input, when the
 * address changes, or after 5 seconds.
 */
function holdScrollPosition(top: number): void {
  restoring?.abort();
  window.scrollTo({ top, behavior: 'instant' });
  if (top === 0) return;
  const current = (restoring = new AbortController());
  const { signal } = current;
  const { href } = window.location;
  const heights = new ResizeObserver(() => {
    if (window.location.href === href) window.scrollTo({ top, behavior: 'instant' });
    else current.abort();
  });
  heights.observe(document.body);
  setTimeout(() => current.abort(), MAX_RESTORE_MS);
  signal.addEventListener('abort', () => heights.disconnect());
  for (const input of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(input, () => current.abort(), { capture: true, passive: true, signal });
}
