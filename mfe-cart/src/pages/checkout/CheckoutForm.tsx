import { lineKey } from '@tanabana/shop/cart/cart';
import { Button } from '@tanabana/ui/kit/Button';
import { LiveMessage } from '@tanabana/ui/kit/LiveMessage';
import { Small } from '@tanabana/ui/kit/Page';
import { formatRupees } from '@tanabana/shop/money/formatRupees';
import { formatCount } from '@tanabana/shop/text/formatCount';
import { stack } from '@tanabana/ui/theme/layout';
import { size, space } from '@tanabana/ui/theme/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import { changedPrice } from '../../cart/lineFacts';
import type { PriceList } from '../../cart/priceList';
import type { SoldCart } from '../../cart/soldLine';
import { placeOrder } from '../../checkout/placeOrder';
import { OrderSummary } from '../../components/OrderSummary';
import { TwoColumns } from '../../components/TwoColumns';
import { PaymentFields, ShippingFields } from './CheckoutFields';

interface CheckoutFormProps {
  readonly cart: SoldCart;
  readonly prices: PriceList;
  /** Whether the form has card fields. */
  readonly asksForCard: boolean;
  readonly onPlaced: () => void;
}

/**
 * The form of the checkout (§2.7). The address and payment fields have no `name` and are never read, because the
 * payment is simulated.
 */
export function CheckoutForm({ cart, prices, asksForCard, onPlaced }: CheckoutFormProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const pay = async () => {
    setState('busy');
    try {
      await placeOrder(prices);
      onPlaced();
    } catch {
      setState('failed');
    }
  };
  const lines = (
    <Lines>
      {cart.items.map((line) => (
        <li key={lineKey(line)}>
          <span>
            <span>{`${formatCount(line.quantity)} × ${line.title}`}</span>
            {changedPrice(line) && <Small as="small">{changedPrice(line)}</Small>}
          </span>
          <Amount>{formatRupees(line.price * line.quantity)}</Amount>
        </li>
      ))}
    </Lines>
  );
  return (
    <TwoColumns
      as="form"
      $aside="368px"
      aria-label="Checkout"
      onSubmit={(event) => {
        event.preventDefault();
        if (state !== 'busy') void pay();
      }}
    >
      <Fields>
        <ShippingFields />
        <PaymentFields asksForCard={asksForCard} />
      </Fields>
      <OrderSummary cart={cart} lines={lines}>
        <Button type="submit" disabled={state === 'busy'}>
          {state === 'busy' ? 'Processing...' : 'Place Order'}
        </Button>
        <Small>{`Nothing is charged${asksForCard ? ', and your card details never leave this page' : ''}.`}</Small>
        <LiveMessage tone="problem">{state === 'failed' && 'Payment failed. Please try again.'}</LiveMessage>
      </OrderSummary>
    </TwoColumns>
  );
}

const Fields = styled.div`
  ${stack(6)}
`;

const Lines = styled.ul`
  ${stack(1)}
  font-size: ${size.small};
  font-variant-numeric: tabular-nums;

  li {
    display: flex;
    justify-content: space-between;
    gap: ${space(3)};
    overflow-wrap: anywhere;
  }

  small {
    display: block;
  }
`;

const Amount = styled.span`
  flex: none;
  max-width: 50%;
`;
