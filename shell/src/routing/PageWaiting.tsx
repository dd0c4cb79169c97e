import { useEffect } from 'react';
import { RegionWaiting } from '../remotes/RegionWaiting';
import { useRouteAnnouncer } from './RouteAnnouncerContext';

/** Placeholder for a page that is loading, with the remote's waiting text. */
export function PageWaiting({ words = 'Loading...' }: { readonly words?: string | undefined }) {
  const { announceWaiting } = useRouteAnnouncer();
  useEffect(() => announceWaiting(words), [announceWaiting, words]);
  return <RegionWaiting words={words} />;
}
