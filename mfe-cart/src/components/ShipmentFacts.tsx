import type { Cart } from '@tanabana/runtime/cart/cart';
import { color, size, space } from '@tanabana/runtime/theme/tokens';
import { styled } from 'styled-components';
import type { PriceList } from '../cart/priceList';
import { shipmentFacts } from '../cart/shipment';
import { FactRow } from './FactRow';

interface ShipmentFactsProps {
  readonly cart: Cart;
  readonly prices: PriceList;
}

/** Packing, weight, volume and lead time of a cart. */
export default function ShipmentFacts({ cart, prices }: ShipmentFactsProps) {
  const facts = shipmentFacts(cart.items, prices);
  if (facts.length === 0) return null;
  return (
    <Facts>
      {facts.map(({ label, value, note }) => (
        <FactRow key={label}>
          <dt>{label}</dt>
          <dd>
            <span>{value}</span>
            {note && <small>{note}</small>}
          </dd>
        </FactRow>
      ))}
    </Facts>
  );
}

const Facts = styled.dl`
  margin: 0;
  padding-top: ${space(2)};
  border-top: 1px solid ${color.line};
  font-size: ${size.small};

  dt {
    flex: none;
    color: ${color.muted};
  }
`;
