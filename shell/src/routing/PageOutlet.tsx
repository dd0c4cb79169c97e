import type { PageRequest } from '@tanabana/runtime/contracts/page';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useApp } from '../AppContext';
import { Fragment } from '../remotes/Fragment';
import { Region } from '../remotes/Region';
import { RegionFailure } from '../remotes/RegionFailure';
import { RouteAnnouncer } from './RouteAnnouncer';
import { matchPage } from './matchPage';
import { pageRequest } from './pageRequest';
import type { LoadedPage } from './pageResources';
import { PageWaiting } from './PageWaiting';
import { useLikelyNext } from './useLikelyNext';

/** The page of the present path: the shell's own, or a remote's. */
export function PageOutlet() {
  const { composition, pages, report, switchToFallback } = useApp();
  const { pathname, search } = useLocation();
  const page = useMemo(() => matchPage(composition.routes, pathname), [composition, pathname]);
  const request = pageRequest(composition, page, { pathname, search });

  if (page.kind === 'own') {
    const { Component, meta } = page.module;
    return (
      <>
        <Component request={request} data={undefined} Fragment={Fragment} />
        <RouteAnnouncer key={pathname} meta={meta(request, undefined)} />
      </>
    );
  }
  const resource = pages(page, request);
  const label = composition.remotes[page.remote]?.title ?? 'This part of the shop';
  return (
    <Region
      key={pathname}
      resource={resource}
      label={label}
      waiting={resource.isMissing ? <RegionFailure label={label} /> : <PageWaiting words={page.waiting} />}
      onError={(error) => report({ remote: page.remote, expose: page.expose, kind: 'render', error })}
      switchToFallback={() => switchToFallback(page.remote)}
    >
      {(loaded) => <RemotePage {...loaded} request={request} />}
    </Region>
  );
}

function RemotePage({ module, data, request }: LoadedPage & { readonly request: PageRequest }) {
  const { Component, meta } = module;
  useLikelyNext(module);
  return (
    <>
      <Component request={request} data={data} Fragment={Fragment} />
      <RouteAnnouncer meta={meta(request, data)} />
    </>
  );
}
