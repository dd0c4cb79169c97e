import { definePage, type PageProps } from '@tanabana/shared/contracts/page';
import { lazy, Suspense } from 'react';
import { RegionWaiting } from '../../regions/RegionWaiting';
import { notFoundPage } from '../notFoundPage';

/** Fetched by those who build the shop, never by shoppers. */
const Kit = lazy(() => import('./Kit'));

function KitPage(props: PageProps) {
  if (!props.request.settings.kit) return <notFoundPage.Component {...props} />;
  return (
    <Suspense fallback={<RegionWaiting />}>
      <Kit />
    </Suspense>
  );
}

/** /_kit: everything that the shop's screens are made of, in all its states. There only where the settings say so. */
export const kitPage = definePage({
  Component: KitPage,
  meta: (request) =>
    request.settings.kit
      ? {
          title: `Kit | ${request.settings.brand}`,
          description: 'The parts that screens are made of.',
          hidden: true,
        }
      : notFoundPage.meta(request, undefined),
});
