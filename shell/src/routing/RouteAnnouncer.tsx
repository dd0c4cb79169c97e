import type { PageMeta } from '@tanabana/runtime/contracts/page';
import { useEffect } from 'react';
import { useArrival } from './ArrivalContext';

/**
 * Says that a page is on the screen: sets the document's title and description, and lets the layout move
 * focus and announce it.
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
