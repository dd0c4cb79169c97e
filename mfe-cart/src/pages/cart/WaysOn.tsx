import { hasRug, type Cart } from '@tanabana/shared/cart/cart';
import { color, size } from '@tanabana/shared/theme/tokens';
import { Button, ButtonLink } from '@tanabana/shared/ui/Button';
import { useId } from 'react';
import { styled } from 'styled-components';

interface WaysOnProps {
  readonly cart: Cart;
  /** Whether Make Payment is open. */
  readonly payments: boolean;
}

/** Where the cart leads: to an enquiry always, to the checkout only without rugs (§2.6, §5). */
export function WaysOn({ cart, payments }: WaysOnProps) {
  return (
    <>
      {hasRug(cart) && (
        <Note>
          One or more Rug items require a custom quotation. Order total will be provided after enquiry.
          Checkout is disabled until then.
        </Note>
      )}
      <ButtonLink to="/enquiry">Enquire Now</ButtonLink>
      {!hasRug(cart) && <MakePayment payments={payments} />}
      <ButtonLink to="/catalogue" $look="plain">
        Continue Shopping
      </ButtonLink>
    </>
  );
}

function MakePayment({ payments }: Pick<WaysOnProps, 'payments'>) {
  const reason = useId();
  if (payments) {
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
      <Note id={reason}>
        Online payment is not open yet. Send an enquiry and we reply with payment instructions.
      </Note>
    </>
  );
}

const Note = styled.p`
  color: ${color.muted};
  font-size: ${size.small};
`;
