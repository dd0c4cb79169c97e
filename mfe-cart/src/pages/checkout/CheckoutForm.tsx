import type { Cart } from '@tanabana/runtime/cart/cart';
import { Button } from '@tanabana/runtime/kit/Button';
import { LiveMessage } from '@tanabana/runtime/kit/LiveMessage';
import { Small } from '@tanabana/runtime/kit/Page';
import { space, wide } from '@tanabana/runtime/theme/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { PriceList } from '../../cart/priceList';
import { placeOrder } from '../../checkout/placeOrder';
import { OrderSummary } from '../../components/OrderSummary';
import { OrderedLines } from './OrderedLines';
import { PaymentFields } from './PaymentFields';
import { ShippingFields } from './ShippingFields';

interface CheckoutFormProps {
  readonly cart: Cart;
  readonly prices: PriceList;
  readonly onPlaced: () => void;
}

/**
 * Shipping address, payment and order (§2.7). Typed data stays in its fields: they have no names and nothing
 * reads them, so that not even the browser can submit them.
 */
export function CheckoutForm({ cart, prices, onPlaced }: CheckoutFormProps) {
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
  return (
    <Columns
      aria-label="Checkout"
      onSubmit={(event) => {
        event.preventDefault();
        if (state !== 'busy') void pay();
      }}
    >
      <Fields>
        <ShippingFields />
        <PaymentFields />
      </Fields>
      <OrderSummary cart={cart} lines={<OrderedLines items={cart.items} />}>
        <Button type="submit" disabled={state === 'busy'}>
          {state === 'busy' ? 'Processing...' : 'Place Order'}
        </Button>
        <Small>Nothing is charged, and your card details never leave this page.</Small>
        <LiveMessage tone="problem">{state === 'failed' && 'Payment failed. Please try again.'}</LiveMessage>
      </OrderSummary>
    </Columns>
  );
}

const Columns = styled.form`
  display: grid;
  gap: ${space(5)};
  margin-top: ${space(5)};

  ${wide.desktop} {
    grid-template-columns: minmax(0, 1fr) 368px;
    gap: ${space(8)};
  }
`;

const Fields = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(6)};
`;
