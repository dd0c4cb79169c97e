import { matchRoute, type RouteMatch } from '@tanabana/runtime/contracts/matchRoute';
import type { PageRequest } from '@tanabana/runtime/contracts/page';
import { memo, useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useApp } from '../AppContext';
import { TakenOver } from '../earlyActs/TakenOver';
import { Fragment } from '../remotes/Fragment';
import { Region } from '../remotes/Region';
import { RegionFailure } from '../remotes/RegionFailure';
import { RegionWaiting } from '../remotes/RegionWaiting';
import { pageRequest } from './pageRequest';
import { RouteAnnouncer, useRouteAnnouncer } from './RouteAnnouncer';

const mainElement = () => document.querySelector('main');

/** The page of the current address. A change of the query alone does not reset the page's state. */
export function PageOutlet() {
  const { composition } = useApp();
  const { pathname, search } = useLocation();
  const page = useMemo(() => {
    const match = matchRoute(composition.routes, pathname);
    return { match, request: pageRequest(composition, match, { pathname, search }) };
  }, [composition, pathname, search]);
  return <PageAt key={pathname} {...page} />;
}

interface PageAtProps {
  /** Undefined for a page of the shell. */
  readonly match: RouteMatch | undefined;
  readonly request: PageRequest;
}

const PageAt = memo(function PageAt({ match, request }: PageAtProps) {
  const { composition, pages, ownPage, onRenderError } = useApp();
  if (!match) {
    const { Component, meta } = ownPage(request.pathname);
    return (
      <>
        <Component request={request} data={undefined} Fragment={Fragment} />
        <RouteAnnouncer meta={meta(request, undefined)} />
        <TakenOver element={mainElement} />
      </>
    );
  }
  const { remote, expose, waiting } = match;
  const resource = pages(match, request);
  const label = composition.remotes[remote]?.title ?? 'This part of the shop';
  return (
    <Region
      resource={resource}
      label={label}
      element={mainElement}
      waiting={resource.isMissing ? <RegionFailure label={label} /> : <PageWaiting text={waiting} />}
      onError={(error) => onRenderError(remote, expose, error)}
    >
      {({ module: { Component, meta }, data }) => (
        <>
          <Component request={request} data={data} Fragment={Fragment} />
          <RouteAnnouncer meta={meta(request, data)} />
        </>
      )}
    </Region>
  );
});

function PageWaiting({ text = 'Loading...' }: { readonly text?: string | undefined }) {
  const { announceWaiting } = useRouteAnnouncer();
  useEffect(() => announceWaiting(text), [announceWaiting, text]);
  return <RegionWaiting text={text} />;
}
