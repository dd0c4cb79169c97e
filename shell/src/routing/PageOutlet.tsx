import type { PageRequest } from '@tanabana/shared/contracts/page';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useHouse } from '../HouseContext';
import { Fragment } from '../regions/Fragment';
import { Region } from '../regions/Region';
import { RegionFailure } from '../regions/RegionFailure';
import { RegionWaiting } from '../regions/RegionWaiting';
import { ArrivalMark } from './ArrivalMark';
import { matchPage } from './matchPage';
import { remoteTitles } from './remoteTitles';

/** The page of the present path: one of the shell's own, or a remote's. */
export function PageOutlet() {
  const { composition, pages, report, standIn } = useHouse();
  const { pathname, search } = useLocation();
  const page = useMemo(() => matchPage(composition.routes, pathname), [composition, pathname]);
  const request: PageRequest = {
    params: page.params,
    pathname,
    search,
    settings: composition.settings,
    seed: composition.seed,
    records: composition.records,
  };

  if (page.kind === 'own') {
    const { Component, meta } = page.module;
    return (
      <>
        <Component request={request} data={undefined} Fragment={Fragment} />
        <ArrivalMark key={pathname} meta={meta(request, undefined)} />
      </>
    );
  }
  const resource = pages(page, request);
  const label = remoteTitles[page.remote] ?? 'This part of the shop';
  return (
    <Region
      key={pathname}
      resource={resource}
      label={label}
      waiting={resource.isMissing ? <RegionFailure label={label} /> : <RegionWaiting />}
      onError={(error) => report({ remote: page.remote, expose: page.expose, kind: 'render', error })}
      standIn={() => standIn(page.remote)}
    >
      {({ module: { Component, meta }, data }) => (
        <>
          <Component request={request} data={data} Fragment={Fragment} />
          <ArrivalMark meta={meta(request, data)} />
        </>
      )}
    </Region>
  );
}
