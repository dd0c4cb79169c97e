import type { PageMeta } from '@tanabana/runtime/contracts/page';
import { createContext, useContext, useEffect } from 'react';

/** Callbacks with which a page reports to the layout that it is loading or shown. */
interface Announcements {
  /** Called with the title of the page that is shown now. */
  readonly announcePage: (title: string) => void;
  /** Called with the waiting text of a page that is loading. @returns ends the waiting */
  readonly announceWaiting: (text: string) => () => void;
}

export const RouteAnnouncerContext = createContext<Announcements>({
  announcePage: () => undefined,
  announceWaiting: () => () => undefined,
});

export function useRouteAnnouncer(): Announcements {
  return useContext(RouteAnnouncerContext);
}

/**
 * Announces a page once it is shown: sets the document's title and description, and lets the layout move the
 * focus and announce the title.
 */
export function RouteAnnouncer({ meta }: { readonly meta: PageMeta }) {
  const { announcePage } = useRouteAnnouncer();
  const { title, description } = meta;
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
    announcePage(title);
  }, [announcePage, title, description]);
  return null;
}
