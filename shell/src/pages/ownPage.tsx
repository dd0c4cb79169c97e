import { OFFLINE_PATH } from '../../protocol/offline';
import { definePage, type PageModule } from '@tanabana/runtime/contracts/page';
import { BackButton } from '@tanabana/runtime/kit/BackButton';
import { ButtonLink, ButtonRow } from '@tanabana/runtime/kit/Button';
import { EmptyState } from '@tanabana/runtime/kit/EmptyState';
import { Lead, Page, PageTitle } from '@tanabana/runtime/kit/Page';
import forkInTheRoad from '../../pictures/drawings/fork-in-the-road.svg';
import { lazy, Suspense } from 'react';

const FindProducts = lazy(() => import('./FindProducts'));

const aboutPage = definePage({
  Component: () => (
    <Page>
      <PageTitle>About Us</PageTitle>
      <Lead>About Us page coming soon...</Lead>
      <Suspense>
        <FindProducts />
      </Suspense>
    </Page>
  ),
  meta: ({ settings }) => ({
    title: `About Us | ${settings.brand}`,
    description: `About ${settings.brand}: handmade crafts of India.`,
  }),
});

function NotFound() {
  return (
    <Page>
      <EmptyState title="404 Page Not Found" drawing={forkInTheRoad}>
        <p>
          The page you&apos;re looking for doesn&apos;t exist. It might have been moved, deleted, or you
          entered the wrong URL.
        </p>
        <ButtonRow>
          <ButtonLink to="/">Go Home</ButtonLink>
          <BackButton otherwise="/" />
        </ButtonRow>
      </EmptyState>
      <Suspense>
        <FindProducts />
      </Suspense>
    </Page>
  );
}

/** Page of unknown paths (§2.14, §8). */
const notFoundPage = definePage({
  Component: NotFound,
  meta: ({ settings }) => ({
    title: `Page not found | ${settings.brand}`,
    description: 'This page does not exist.',
    status: 404,
    hidden: true,
  }),
});

// The chunk name must not change, because the service worker caches the script by this name.
const OfflinePage = lazy(() => import(/* webpackChunkName: "offline" */ '../offline/OfflinePage'));

const offlinePage = definePage({
  Component: () => (
    <Suspense>
      <OfflinePage />
    </Suspense>
  ),
  meta: ({ settings }) => ({ title: `You are offline | ${settings.brand}`, description: '', hidden: true }),
});

const ownPages: Readonly<Record<string, PageModule>> = {
  '/about': aboutPage,
  [OFFLINE_PATH]: offlinePage,
};

export function ownPage(pathname: string): PageModule {
  return ownPages[pathname] ?? notFoundPage;
}
