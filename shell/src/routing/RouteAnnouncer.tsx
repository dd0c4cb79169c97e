import type { PageMeta } from '@tanabana/runtime/contracts/page';
import { useEffect } from 'react';
import { useRouteAnnouncer } from './RouteAnnouncerContext';

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
