import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Scroll positions of the pages left behind, by the history entry's key. */
const positions = new Map<string, number>();

/**
 * What happens when a page comes onto the screen after a click: it is shown from its top (§2.1), or from
 * where the visitor left it when going back; focus moves to its heading; its title is announced.
 */
export function useArrivalEffects() {
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

  return { arrive, announcement, main };
}
