import { Activity, memo, useEffect } from 'react';
import { UNSAFE_LocationContext as LocationContext } from 'react-router-dom';
import type { PageRequest } from '@tanabana/runtime/contracts/page';
import { useApp } from '../AppContext';
import { Fragment } from '../remotes/Fragment';
import { Region } from '../remotes/Region';
import { RegionFailure } from '../remotes/RegionFailure';
import { LikelyNext } from './LikelyNext';
import { RouteAnnouncer } from './RouteAnnouncer';
import type { LoadedPage } from './pageResources';
import { PageWaiting } from './PageWaiting';
import { useOpenPages, type OpenPage } from './useOpenPages';

/**
 * The page of the present address, and hidden beside it the page that a visitor aims at: React renders that one when
 * it has nothing else to do, and only has to show it when it is opened.
 */
export function PageOutlet() {
  const { shown, next } = useOpenPages();
  const { ahead } = useApp();
  const { pathname } = shown.request;
  useEffect(() => ahead?.opened(pathname), [ahead, pathname]);
  return (next ? [shown, next] : [shown]).map((page) => (
    <Activity key={page.key} mode={page === shown ? 'visible' : 'hidden'}>
      <PageAt page={page} />
    </Activity>
  ));
}

/**
 * The page of an address: the shell's own, or a remote's. Nothing of it is rendered again when it is opened, but for
 * what asks the router for the address: React passes by the page's own answer to that.
 */
const PageAt = memo(function PageAt({ page }: { readonly page: OpenPage }) {
  const { composition, pages, report, switchToFallback } = useApp();
  const { match, request, context } = page;

  if (match.kind === 'own') {
    const { Component, meta } = match.module;
    return (
      <>
        <Component request={request} data={undefined} Fragment={Fragment} />
        <RouteAnnouncer meta={meta(request, undefined)} />
      </>
    );
  }
  const resource = pages(match, request);
  const label = composition.remotes[match.remote]?.title ?? 'This part of the shop';
  return (
    <LocationContext value={context}>
      <Region
        resource={resource}
        label={label}
        waiting={resource.isMissing ? <RegionFailure label={label} /> : <PageWaiting words={match.waiting} />}
        onError={(error) => report({ remote: match.remote, expose: match.expose, kind: 'render', error })}
        switchToFallback={() => switchToFallback(match.remote)}
      >
        {(loaded) => <RemotePage {...loaded} request={request} />}
      </Region>
    </LocationContext>
  );
});

function RemotePage({ module, data, request }: LoadedPage & { readonly request: PageRequest }) {
  const { Component, meta } = module;
  return (
    <>
      <Component request={request} data={data} Fragment={Fragment} />
      <RouteAnnouncer meta={meta(request, data)} />
      <LikelyNext module={module} />
    </>
  );
}
