import { definePage } from '@tanabana/runtime/contracts/page';
import { lazy, Suspense } from 'react';

// Few visitors see it, so its script is fetched on demand; a service worker has it.
const OfflinePage = lazy(() => import(/* webpackChunkName: "offline" */ '../offline/OfflinePage'));

/** /_offline: takes the place of a page that was not kept while there is no network. */
export const offlinePage = definePage({
  Component: () => (
    <Suspense>
      <OfflinePage />
    </Suspense>
  ),
  meta: ({ settings }) => ({ title: `No network | ${settings.brand}`, description: '', hidden: true }),
});
