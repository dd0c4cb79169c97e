import { hasRug, type Cart } from '@tanabana/runtime/cart/cart';
import { color, space } from '@tanabana/runtime/theme/tokens';
import { styled } from 'styled-components';
import { orderTotal } from '../../cart/orderTotal';

/** Explains the prices of the list (§2.8). */
export function PricingNote({ cart }: { readonly cart: Cart }) {
  return (
    <Note>
      {hasRug(cart) ? (
        'Rug pricing will be confirmed in our reply. Prices of the other items are indicative values.'
      ) : (
        <>
          Subtotal: <strong>{orderTotal(cart)}</strong>
        </>
      )}
    </Note>
  );
}

const Note = styled.p`
  max-width: 62ch;
  padding: ${space(2)} 0;
  color: ${color.muted};

  strong {
    color: ${color.ink};
    font-variant-numeric: tabular-nums;
  }
`;
