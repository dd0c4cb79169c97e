import { contentsText } from '@tanabana/runtime/cart/contentsText';
import { type CartItem, hasRug, lineKey, MINIMUM_ORDER_QUANTITY } from '@tanabana/runtime/cart/cart';
import { Button, ButtonLink } from '@tanabana/runtime/kit/Button';
import { Lead, PageTitle, Small } from '@tanabana/runtime/kit/Page';
import { useId } from 'react';
import { UNKNOWN_PRICES } from '../../cart/lineTexts';
import type { CartAndPrices } from '../../cart/priceList';
import { packOf } from '../../cart/pack';
import { OrderSummary } from '../../components/OrderSummary';
import { Shipment } from '../../components/Shipment';
import { TwoColumns } from '../../components/TwoColumns';
import type { Removal } from '../../components/useRemoval';
import { CartLine } from './CartLine';

/** `checking` until the catalogue's prices are loaded, `unpriced` if one is missing. */
export type Payment = 'open' | keyof typeof REASONS;

const REASONS = {
  checking: 'We are checking today’s prices.',
  unpriced: UNKNOWN_PRICES,
  closed: 'Online payment is not open yet. Send an enquiry and we reply with payment instructions.',
} as const;

interface FilledCartProps extends CartAndPrices {
  readonly removal: Removal<CartItem>;
  readonly payment: Payment;
}

export function FilledCart({ cart, prices, removal, payment }: FilledCartProps) {
  return (
    <>
      <PageTitle>Shopping Cart</PageTitle>
      <Lead>{`${contentsText(cart.items)}. Every piece is made in lots of at least ${MINIMUM_ORDER_QUANTITY} units.`}</Lead>
      <TwoColumns $aside="368px">
        <ul>
          {removal.withNotice(
            cart.items.map((line, index) => (
              <li key={lineKey(line)}>
                <CartLine
                  line={line}
                  pack={prices && packOf(line, prices)}
                  takesFocus={lineKey(line) === removal.restoredKey}
                  onRemove={() => removal.remove(line, index)}
                />
              </li>
            )),
          )}
        </ul>
        <OrderSummary cart={cart}>
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
          <Shipment cart={cart} prices={prices} />
        </OrderSummary>
      </TwoColumns>
    </>
  );
}

function MakePayment({ payment }: { readonly payment: Payment }) {
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
