import { QuietBoundary } from '@tanabana/runtime/kit/QuietBoundary';
import { wide } from '@tanabana/runtime/theme/tokens';
import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import type { CartAndPrices } from '../cart/priceList';

const ShipmentFacts = lazy(() => import('./ShipmentFacts'));

/**
 * Displays packing and delivery of a cart. The minimum height reserves space for the content, which is rendered later
 * than the page.
 */
export function Shipment({ cart, prices }: CartAndPrices) {
  if (prices?.size === 0) return null;
  return (
    <Place>
      <QuietBoundary>
        <Suspense>{prices && <ShipmentFacts cart={cart} prices={prices} />}</Suspense>
      </QuietBoundary>
    </Place>
  );
}

const Place = styled.div`
  min-height: 214px;

  ${wide.tablet} {
    min-height: 169px;
  }

  ${wide.desktop} {
    min-height: 214px;
  }
`;
