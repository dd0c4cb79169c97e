import type { PageMeta } from '@tanabana/runtime/contracts/page';
import { useEffect } from 'react';
import { useArrival } from './ArrivalContext';

/**
 * Announces a page once it is shown: sets the document's title and description, and lets the layout move the
 * focus and announce the title.
 */
export function RouteAnnouncer({ meta }: { readonly meta: PageMeta }) {
  const { arrive } = useArrival();
  const { title, description } = meta;
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
    arrive(title);
  }, [arrive, title, description]);
  return null;
}
