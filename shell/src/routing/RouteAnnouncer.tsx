import type { PageMeta } from '@tanabana/contract/pages/page';
import { createContext, useContext, useEffect } from 'react';

interface Announcements {
  readonly announcePage: (title: string) => void;
  /** Announces to screen readers that a page is loading. Returns a function that cancels the announcement. */
  readonly announceWaiting: (text: string) => () => void;
}

export const RouteAnnouncerContext = createContext<Announcements>({
  announcePage: () => undefined,
  announceWaiting: () => () => undefined,
});

export function useRouteAnnouncer(): Announcements {
  return useContext(RouteAnnouncerContext);
}

export function RouteAnnouncer({ meta: { title, description } }: { readonly meta: PageMeta }) {
  const { announcePage } = useRouteAnnouncer();
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
    announcePage(title);
  }, [announcePage, title, description]);
  return null;
}
