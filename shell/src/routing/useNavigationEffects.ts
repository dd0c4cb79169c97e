import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { noteRendered } from '../earlyActs/takeOver';
import { useDialogHistory } from './dialogHistory';
import { notePageShown } from './pageShown';
import { useScrollRestoration } from './useScrollRestoration';

/** Delay until the waiting text of a loading page is announced, in milliseconds. */
const ANNOUNCEMENT_DELAY_MS = 300;

/**
 * Effects of a navigation. A new page starts at its top (§2.1), and going back restores the scroll position. The focus
 * moves to the page's heading, and the title is announced. `data-hydrated` on `main` marks a hydrated
 * document.
 */
export function useNavigationEffects() {
  const { pathname, search } = useLocation();
  const isBackOrForward = ['POP'].includes(useNavigationType());
  const main = useRef<HTMLElement>(null);
  const visiblePath = useRef<string | undefined>(pathname);
  const [announcement, setAnnouncement] = useState('');

  const scrollToPosition = useScrollRestoration(visiblePath);
  useDialogHistory();

  useLayoutEffect(() => noteRendered(pathname + search), [pathname, search]);

  // A visitor may go back before the next page is displayed.
  useLayoutEffect(() => {
    if (visiblePath.current !== pathname) visiblePath.current = undefined;
  }, [pathname]);

  const announcePage = useCallback(
    (title: string) => {
      main.current?.setAttribute('data-hydrated', '');
      if (visiblePath.current === pathname) return;
      visiblePath.current = pathname;
      scrollToPosition();
      const heading = main.current?.querySelector('h1');
      heading?.setAttribute('tabindex', '-1');
      (heading ?? main.current)?.focus({ preventScroll: true });
      setAnnouncement(title);
      notePageShown();
    },
    [pathname, scrollToPosition],
  );

  const announceWaiting = useCallback(
    (text: string) => {
      if (visiblePath.current !== pathname && !isBackOrForward)
        window.scrollTo({ top: 0, behavior: 'instant' });
      const timer = setTimeout(() => setAnnouncement(text), ANNOUNCEMENT_DELAY_MS);
      return () => {
        clearTimeout(timer);
        setAnnouncement('');
      };
    },
    [pathname, isBackOrForward],
  );

  const announcements = useMemo(() => ({ announcePage, announceWaiting }), [announcePage, announceWaiting]);
  return { announcements, announcement, main };
}
