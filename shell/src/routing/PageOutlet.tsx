import type { PageRequest } from '@tanabana/runtime/contracts/page';
import { memo, useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useApp } from '../AppContext';
import { Fragment } from '../remotes/Fragment';
import { TakenOver } from '../earlyActs/TakenOver';
import { Region } from '../remotes/Region';
import { RegionFailure } from '../remotes/RegionFailure';
import { RegionWaiting } from '../remotes/RegionWaiting';
import { matchPage, type PageMatch, pageRequest } from './pageRequest';
import type { LoadedPage } from './pageResources';
import { RouteAnnouncer, useRouteAnnouncer } from './RouteAnnouncer';

const mainElement = () => document.querySelector('main');

/** The page of the current address; its state is preserved while only the query changes. */
export function PageOutlet() {
  const { composition } = useApp();
  const { pathname, search } = useLocation();
  const page = useMemo(() => {
    const match = matchPage(composition.routes, pathname);
    return { match, request: pageRequest(composition, match, { pathname, search }) };
  }, [composition, pathname, search]);
  return <PageAt key={pathname} {...page} />;
}

interface PageAtProps {
  readonly match: PageMatch;
  readonly request: PageRequest;
}

/** The shell's own page, or a remote's. */
const PageAt = memo(function PageAt({ match, request }: PageAtProps) {
  const { composition, pages, ownPage, report, switchToFallback } = useApp();

  if (match.kind === 'own') {
    const { Component, meta } = ownPage(request.pathname);
    return (
      <>
        <Component request={request} data={undefined} Fragment={Fragment} />
        <RouteAnnouncer meta={meta(request, undefined)} />
        <TakenOver element={mainElement} />
      </>
    );
  }
  const resource = pages(match, request);
  const label = composition.remotes[match.remote]?.title ?? 'This part of the shop';
  return (
    <Region
      resource={resource}
      label={label}
      element={mainElement}
      waiting={resource.isMissing ? <RegionFailure label={label} /> : <PageWaiting text={match.waiting} />}
      onError={(error) => report({ remote: match.remote, expose: match.expose, kind: 'render', error })}
      switchToFallback={() => switchToFallback(match.remote)}
    >
      {(loaded) => <RemotePage {...loaded} request={request} />}
    </Region>
  );
});

function RemotePage({ module, data, request }: LoadedPage & Pick<PageAtProps, 'request'>) {
  const { Component, meta } = module;
  return (
    <>
      <Component request={request} data={data} Fragment={Fragment} />
      <RouteAnnouncer meta={meta(request, data)} />
    </>
  );
}

/** Placeholder for a page that is loading, with the remote's waiting text. */
function PageWaiting({ text = 'Loading...' }: { readonly text?: string | undefined }) {
  const { announceWaiting } = useRouteAnnouncer();
  useEffect(() => announceWaiting(text), [announceWaiting, text]);
  return <RegionWaiting text={text} />;
}
