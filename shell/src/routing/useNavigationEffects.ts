import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { setRenderedAddress } from '../earlyInteractions/takeOver';
import { useDialogHistory } from './dialogHistory';
import { useScrollRestoration } from './useScrollRestoration';

const ANNOUNCEMENT_DELAY_MS = 300;

let pageShownListener: () => void = () => undefined;

/** Sets the function that is called after each navigation without a new document. */
export function onPageShown(listener: () => void): void {
  pageShownListener = listener;
}

/**
 * After a navigation, scrolls to the top (§2.1) or to the previous position, moves the focus to the heading, and announces
 * the title. Sets `data-hydrated` on `main` when the document is hydrated.
 */
export function useNavigationEffects() {
  const { pathname, search } = useLocation();
  const isBackOrForward = ['POP'].includes(useNavigationType());
  const main = useRef<HTMLElement>(null);
  const visiblePath = useRef<string | undefined>(pathname);
  const [announcement, setAnnouncement] = useState('');

  const scrollToPosition = useScrollRestoration(visiblePath);
  useDialogHistory();

  useLayoutEffect(() => setRenderedAddress(pathname + search), [pathname, search]);

  // Resets the path as soon as the address changes. A visitor may go back before the next page is displayed. The
  // previous page is then announced again.
  useLayoutEffect(() => {
    if (visiblePath.current !== pathname) visiblePath.current = undefined;
  }, [pathname]);

  const announcements = useMemo(
    () => ({
      announcePage: (title: string) => {
        main.current?.setAttribute('data-hydrated', '');
        if (visiblePath.current === pathname) return;
        visiblePath.current = pathname;
        scrollToPosition();
        const heading = main.current?.querySelector('h1');
        heading?.setAttribute('tabindex', '-1');
        (heading ?? main.current)?.focus({ preventScroll: true });
        setAnnouncement(title);
        pageShownListener();
      },
      announceWaiting: (text: string) => {
        if (visiblePath.current !== pathname && !isBackOrForward)
          window.scrollTo({ top: 0, behavior: 'instant' });
        const timer = setTimeout(() => setAnnouncement(text), ANNOUNCEMENT_DELAY_MS);
        return () => {
          clearTimeout(timer);
          setAnnouncement('');
        };
      },
    }),
    [pathname, isBackOrForward, scrollToPosition],
  );
  return { announcements, announcement, main };
}
