import { color, size, space } from '@tanabana/runtime/theme/tokens';
import { styled } from 'styled-components';
import { type CartAndPrices, noPrices } from '../cart/priceList';
import { shipmentFacts } from '../cart/shipment';
import { Fact } from './FactRow';

export default function ShipmentFacts({ cart, prices = noPrices }: CartAndPrices) {
  const facts = shipmentFacts(cart.items, prices);
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
}

const Facts = styled.dl`
  padding-top: ${space(2)};
  border-top: 1px solid ${color.line};
  font-size: ${size.small};

  dt {
    flex: none;
    color: ${color.muted};
  }
`;
