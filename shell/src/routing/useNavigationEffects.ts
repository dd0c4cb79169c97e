import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Scroll positions of the pages left behind, by the history entry's key. */
const positions = new Map<string, number>();

/** How long a page may be on its way before this is announced, in milliseconds. */
const ANNOUNCED_AFTER = 300;

/**
 * What happens when a page comes onto the screen after a click: it is shown from its top (§2.1), or from
 * where the visitor left it when going back; focus moves to its heading; its title is announced. While it is on
 * its way, the top of the page and an announcement say so. From the first page that arrives on, `main` says that
 * the browser has taken the document over (`data-hydrated`).
 */
export function useNavigationEffects() {
  const { pathname, key } = useLocation();
  const isBackOrForward = ['POP'].includes(useNavigationType());
  const main = useRef<HTMLElement>(null);
  const shown = useRef<string | undefined>(pathname);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = () => {
      // A page that makes way grows shorter and scrolls by that; this is not where the visitor was.
      if (shown.current === pathname) positions.set(key, window.scrollY);
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key, pathname]);

  // Whoever turns back before a page has come left the earlier one all the same.
  useLayoutEffect(() => {
    if (shown.current !== pathname) shown.current = undefined;
  }, [pathname]);

  const arrive = useCallback(
    (title: string) => {
      main.current?.setAttribute('data-hydrated', '');
      if (shown.current === pathname) return;
      shown.current = pathname;
      const top = isBackOrForward ? (positions.get(key) ?? 0) : 0;
      window.scrollTo({ top, behavior: 'instant' });
      const heading = main.current?.querySelector('h1');
      heading?.setAttribute('tabindex', '-1');
      (heading ?? main.current)?.focus({ preventScroll: true });
      setAnnouncement(title);
    },
    [pathname, key, isBackOrForward],
  );

  const wait = useCallback(
    (words: string) => {
      if (shown.current !== pathname && !isBackOrForward) window.scrollTo({ top: 0, behavior: 'instant' });
      const timer = setTimeout(() => setAnnouncement(words), ANNOUNCED_AFTER);
      return () => {
        clearTimeout(timer);
        setAnnouncement('');
      };
    },
    [pathname, isBackOrForward],
  );

  const arrival = useMemo(() => ({ arrive, wait }), [arrive, wait]);
  return { arrival, announcement, main };
}
