import type { Cart } from '@tanabana/runtime/cart/cart';
import { QuietBoundary } from '@tanabana/runtime/kit/QuietBoundary';
import { wide } from '@tanabana/runtime/theme/tokens';
import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import type { PriceList } from '../cart/priceList';

/** Fetched once the cart is displayed. */
const ShipmentFacts = lazy(() => import('./ShipmentFacts'));

interface ShipmentProps {
  readonly cart: Cart;
  /** Undefined while they load. */
  readonly prices: PriceList | undefined;
}

/** Packing and delivery of a cart. Their usual height is reserved. */
export function Shipment({ cart, prices }: ShipmentProps) {
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
