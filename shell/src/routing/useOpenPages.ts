import type { Composition } from '@tanabana/runtime/contracts/composition';
import type { PageRequest } from '@tanabana/runtime/contracts/page';
import { startTransition, useEffect, useState, type ContextType } from 'react';
import { useLocation, useNavigationType, type UNSAFE_LocationContext } from 'react-router-dom';
import { useApp } from '../AppContext';
import { matchPage, type PageMatch } from './matchPage';
import { pageRequest } from './pageRequest';
import type { PageAhead } from './pagesAhead';
import type { LoadedPage } from './pageResources';
import { savesData } from './savesData';

/** What the router tells a page of its address. */
type LocationValue = ContextType<typeof UNSAFE_LocationContext>;

/** A page that is shown, or rendered before. */
export interface OpenPage {
  /** The same as long as the page keeps its state. */
  readonly key: string;
  readonly match: PageMatch;
  readonly request: PageRequest;
  /** Its own address, also while another is shown. */
  readonly context: LocationValue;
}

/**
 * The page of the present address, and the one to render before it is opened: the one that was loaded ahead, if it is
 * of another kind (pages of one kind have the same ids). Not for visitors who save data, as its pictures load.
 */
export function useOpenPages(): { readonly shown: OpenPage; readonly next: OpenPage | undefined } {
  const { composition, ahead } = useApp();
  const location = useLocation();
  const navigationType = useNavigationType();
  const here = { location, navigationType };
  const [shown, setShown] = useState(() => openPage(composition, here));
  const [next, setNext] = useState<OpenPage>();

  useEffect(() => {
    if (!ahead || savesData()) return;
    return ahead.subscribe(() => {
      const ready = ahead.ready();
      startTransition(() => setNext(ready && pageToCome(ready, navigationType)));
    });
  }, [ahead, navigationType]);

  if (!isAt(shown, location)) {
    const opened = next && isAt(next, location) ? next : openPage(composition, here, shown);
    setShown(opened);
    setNext(undefined);
  }
  const isOther = next && next.key !== shown.key && !isSameKind(next.match, shown.match);
  return { shown, next: isOther ? next : undefined };
}

function openPage(composition: Composition, context: LocationValue, before?: OpenPage): OpenPage {
  const { pathname, search } = context.location;
  const match = matchPage(composition.routes, pathname);
  const key = before?.request.pathname === pathname ? before.key : pathname;
  return { key, match, request: pageRequest(composition, match, { pathname, search }), context };
}

/** Its key differs from that of the same page with another query, which is no page to come. */
function pageToCome(
  { match, request, target }: PageAhead<LoadedPage>,
  navigationType: LocationValue['navigationType'],
): OpenPage {
  const { pathname, search, hash } = target;
  const location = { pathname, search, hash, state: null as unknown, key: 'ahead' };
  return {
    key: `${pathname} ${search}${hash}`,
    match: { ...match, kind: 'remote' },
    request,
    context: { location, navigationType },
  };
}

/** Whether a page is that of an address, with the state that its visitor left in it. */
function isAt({ context }: OpenPage, { pathname, search, hash, state }: LocationValue['location']): boolean {
  const { location } = context;
  return (
    location.pathname === pathname &&
    location.search === search &&
    location.hash === hash &&
    location.state === state
  );
}

function isSameKind(one: PageMatch, other: PageMatch): boolean {
  return (
    one.kind === 'remote' &&
    other.kind === 'remote' &&
    one.remote === other.remote &&
    one.expose === other.expose
  );
}
