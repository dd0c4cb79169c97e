import { definePage } from '@tanabana/runtime/contracts/page';
import { lazy, Suspense } from 'react';

// Few visitors see it, so its script is fetched on demand; a service worker has it.
const OfflinePage = lazy(() => import(/* webpackChunkName: "offline" */ '../offline/OfflinePage'));

/** /_offline: replaces a page that is not cached while the network is missing. */
export const offlinePage = definePage({
  Component: () => (
    <Suspense>
      <OfflinePage />
    </Suspense>
  ),
  meta: ({ settings }) => ({ title: `No network | ${settings.brand}`, description: '', hidden: true }),
});
