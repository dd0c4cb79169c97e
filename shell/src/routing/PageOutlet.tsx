import { hasPage } from '@tanabana/contract/pages/hasPage';
import { matchRoute, type RouteMatch } from '@tanabana/contract/routes/matchRoute';
import type { PageRequest } from '@tanabana/contract/pages/page';
import { Page } from '@tanabana/ui/kit/Page';
import { color, motionAllowed, space } from '@tanabana/ui/theme/tokens';
import { memo, Suspense, useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { keyframes, styled } from 'styled-components';
import { useApp } from '../remotes/AppContext';
import { TakenOver } from '../earlyInteractions/TakenOver';
import { Fragment } from '../remotes/Fragment';
import { Region } from '../remotes/Region';
import { RegionFailure } from '../remotes/RegionFailure';
import { pageRequest } from './pageRequest';
import { RouteAnnouncer, useRouteAnnouncer } from './RouteAnnouncer';

const mainElement = () => document.querySelector('main');

/** A change of the query does not reset the state of the page. */
export function PageOutlet() {
  const services = useApp();
  const { pathname, search } = useLocation();
  const page = useMemo(() => {
    const match = matchRoute(services.composition.routes, pathname);
    return { match, request: pageRequest(services, match, { pathname, search }) };
  }, [services, pathname, search]);
  return <PageAt key={pathname} {...page} />;
}

interface PageAtProps {
  /** Undefined for pages of the shell. */
  readonly match: RouteMatch | undefined;
  readonly request: PageRequest;
}

const PageAt = memo(function PageAt({ match, request }: PageAtProps) {
  const { composition, pages, ownPage, onRenderError } = useApp();
  if (!match) {
    const isOn = hasPage(composition.settings, request.pathname);
    const { Component, meta } = ownPage(isOn ? request.pathname : '');
    return (
      <Suspense>
        <Component request={request} data={undefined} Fragment={Fragment} />
        <RouteAnnouncer meta={meta(request, undefined)} />
        <TakenOver element={mainElement} />
      </Suspense>
    );
  }
  const { remote, expose, waiting } = match;
  const resource = pages(match, request);
  const label = composition.remotes[remote]?.title ?? 'This part of the shop';
  return (
    <Region
      resource={resource}
      label={label}
      isPage
      element={mainElement}
      waiting={resource.isMissing ? <RegionFailure label={label} isPage /> : <PageWaiting text={waiting} />}
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
  return (
    <Container>
      <SkeletonTitle />
      <Text>{text}</Text>
      {/* The layout of the page is not known yet, so the shape promises none. */}
      <Skeleton />
    </Container>
  );
}

const Container = styled(Page)`
  min-height: 70vh;
`;

const Text = styled.p`
  color: ${color.muted};
`;

const breathe = keyframes`
  50% { opacity: 0.5; }
`;

const Skeleton = styled.span.attrs({ 'aria-hidden': true })`
  display: block;
  height: 45vh;
  margin-top: ${space(4)};
  border-radius: 2px;
  background: ${color.sand};

  ${motionAllowed} {
    animation: ${breathe} 1.8s ease-in-out infinite;
  }

  /* Forced-colours mode removes the background, so a border displays the shape. */
  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`;

const SkeletonTitle = styled(Skeleton)`
  max-width: 480px;
  height: 2.5rem;
  margin: 0 0 ${space(2)};
`;
