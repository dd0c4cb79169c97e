import { OFFLINE_PATH } from '@tanabana/contract/routes/serverAddresses';
import { definePage, type PageModule } from '@tanabana/contract/pages/page';
import { Lead, Page, PageTitle } from '@tanabana/ui/kit/Page';
import { type ComponentType, lazy, Suspense } from 'react';

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
    description: `About ${settings.brand}.`,
  }),
});

// Loaded on demand, because few visitors see the page. Without its script, only the title is displayed.
const NotFound = lazy<ComponentType>(() =>
  import('./NotFound').then(
    (loaded) => ({ default: loaded.NotFound }),
    () => ({ default: NotFoundTitle }),
  ),
);

function NotFoundTitle() {
  return (
    <Page>
      <PageTitle>404 Page Not Found</PageTitle>
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
