import { usePageSettings } from '@tanabana/contract/pages/pageContext';
import { QuietBoundary } from '@tanabana/ui/kit/QuietBoundary';
import { color, size, space, wide } from '@tanabana/ui/theme/tokens';
import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { noPrices } from '../cart/priceList';
import type { CartAndPrices } from '../cart/soldLine';
import { Fact } from './FactRow';

/**
 * Displays packing and delivery of a cart. The minimum height reserves space for the content, which is rendered later
 * than the page. If the packing of no line is known, the place stays empty and is not displayed.
 */
export function Shipment({ cart, prices, retryPrices }: CartAndPrices) {
  if (retryPrices) return null;
  return (
    <Place>
      <QuietBoundary>
        <Suspense fallback={<div />}>
          {prices ? <ShipmentFacts cart={cart} prices={prices} /> : <div />}
        </Suspense>
      </QuietBoundary>
    </Place>
  );
}

// The rules of packing load later than the page.
const ShipmentFacts = lazy(async () => {
  const { shipmentFacts } = await import('../cart/shipment');
  return {
    default: function ShipmentFacts({ cart, prices = noPrices }: CartAndPrices) {
      const { dispatchTime } = usePageSettings();
      const facts = shipmentFacts(cart.items, prices, dispatchTime);
      if (facts.length === 0) return null;
      return (
        <Facts>
          {facts.map(({ label, value, note }) => (
            <Fact key={label} label={label} note={note}>
              {value}
            </Fact>
          ))}
        </Facts>
      );
    },
  };
});

const Place = styled.div`
  min-height: 283px;

  &:empty {
    display: none;
  }

  ${wide.tablet} {
    min-height: 191px;
  }
`;

const Facts = styled.dl`
  padding-top: ${space(2)};
  border-top: 1px solid ${color.line};
  font-size: ${size.small};

  dt {
    flex: none;
    color: ${color.muted};
  }

  /* Values are near their labels, with their notes on the same line. */
  ${wide.tablet} {
    dt {
      width: 9em;
    }

    dd {
      flex: 1;
      text-align: left;
    }

    small {
      display: inline;
      margin-left: ${space(1)};
    }
  }
`;
