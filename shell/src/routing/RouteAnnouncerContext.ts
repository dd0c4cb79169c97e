import { createContext, useContext } from 'react';

/** How a page tells the layout that it is loading, and that it is shown. */
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
