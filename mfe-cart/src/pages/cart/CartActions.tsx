import { type Cart, hasRug } from '@tanabana/runtime/cart/cart';
import { Button, ButtonLink } from '@tanabana/runtime/kit/Button';
import { Small } from '@tanabana/runtime/kit/Page';
import { useId } from 'react';
import { UNKNOWN_PRICES } from '../../cart/lineTexts';

/** State of Make Payment: `checking` until the catalogue's prices are loaded, `unpriced` without one of them. */
export type Payment = 'open' | 'checking' | 'unpriced' | 'closed';

interface CartActionsProps {
  readonly cart: Cart;
  readonly payment: Payment;
}

const REASONS = {
  checking: 'We are checking today’s prices.',
  unpriced: UNKNOWN_PRICES,
  closed: 'Online payment is not open yet. Send an enquiry and we reply with payment instructions.',
} as const;

/** Links of the cart: the enquiry always, the checkout only without rugs (§2.6, §5). */
export function CartActions({ cart, payment }: CartActionsProps) {
  return (
    <>
      {hasRug(cart) && (
        <Small>
          One or more Rug items require a custom quotation. Order total will be provided after enquiry.
          Checkout is disabled until then.
        </Small>
      )}
      <ButtonLink to="/enquiry">Enquire Now</ButtonLink>
      {!hasRug(cart) && <MakePayment payment={payment} />}
      <ButtonLink to="/catalogue" $look="plain">
        Continue Shopping
      </ButtonLink>
    </>
  );
}

function MakePayment({ payment }: Pick<CartActionsProps, 'payment'>) {
  const reason = useId();
  if (payment === 'open') {
    return (
      <ButtonLink to="/checkout" $look="quiet">
        Make Payment
      </ButtonLink>
    );
  }
  return (
    <>
      <Button type="button" disabled aria-describedby={reason}>
        Make Payment
      </Button>
      <Small id={reason}>{REASONS[payment]}</Small>
    </>
  );
}
