import { quotationNote } from '../../cart/quotationNote';
import { contentsText, hasQuoted, lineKey, MINIMUM_ORDER_QUANTITY } from '@tanabana/shop/cart/cart';
import { Button, ButtonLink } from '@tanabana/ui/kit/Button';
import { Lead, PageTitle, Small } from '@tanabana/ui/kit/Page';
import { countOf } from '@tanabana/shop/text/formatCount';
import { wide } from '@tanabana/ui/theme/tokens';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import type { CartAndPrices, SoldLine } from '../../cart/soldLine';
import { OrderSummary } from '../../components/OrderSummary';
import { Shipment } from '../../components/Shipment';
import type { Removal } from '../../components/useRemoval';
import { CartLine } from './CartLine';
import { EnquireBar } from './EnquireBar';

interface FilledCartProps extends CartAndPrices {
  readonly removal: Removal<SoldLine[]>;
  /** Explains to the visitor why the cart cannot be paid; undefined if it can be paid. */
  readonly unpayable: string | undefined;
}

const MINIMUM =
  MINIMUM_ORDER_QUANTITY > 1
    ? [`Everything is made in lots of at least ${MINIMUM_ORDER_QUANTITY} units`]
    : [];

export function FilledCart({ cart, prices, retryPrices, removal, unpayable }: FilledCartProps) {
  const [changedKey, setChangedKey] = useState<string>();
  const unsold = cart.items.filter(({ problem }) => problem).length;
  return (
    <>
      <div>
        <PageTitle>Shopping Cart</PageTitle>
        <Lead>{`${[contentsText(cart.items), ...MINIMUM].join('. ')}.`}</Lead>
      </div>
      <div>
        <ul>
          {removal.withNotice(
            cart.items.map((line, index) => (
              <li key={lineKey(line)}>
                <CartLine
                  line={line}
                  product={prices?.get(line.id)}
                  takesFocus={[removal.restoredKey, changedKey].includes(lineKey(line))}
                  onChosen={setChangedKey}
                  onRemove={() => removal.remove([line], index)}
                />
              </li>
            )),
          )}
        </ul>
        <Button type="button" $look="plain" onClick={() => removal.remove([...cart.items], 0)}>
          Empty cart
        </Button>
      </div>
      <aside>
        <OrderSummary cart={cart}>
          {hasQuoted(cart) && <Small>{`${quotationNote(cart)} Checkout is disabled until then.`}</Small>}
          {unsold > 0 && (
            <Small>{`The total leaves out ${countOf(unsold, 'line')} that we cannot sell as chosen.`}</Small>
          )}
          <EnquireBeside to="/enquiry">Enquire Now</EnquireBeside>
          {!hasQuoted(cart) && <MakePayment unpayable={unpayable} retryPrices={retryPrices} />}
          <ButtonLink to="/catalogue" $look="plain">
            Continue Shopping
          </ButtonLink>
        </OrderSummary>
      </aside>
      <Shipment cart={cart} prices={prices} retryPrices={retryPrices} />
      <EnquireBar cart={cart} />
    </>
  );
}

function MakePayment({ unpayable, retryPrices }: Pick<FilledCartProps, 'unpayable' | 'retryPrices'>) {
  const reason = useId();
  if (unpayable === undefined) {
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
      <Small id={reason}>{unpayable}</Small>
      {retryPrices && (
        <Button type="button" $look="plain" onClick={retryPrices}>
          Try again
        </Button>
      )}
    </>
  );
}

/* Below the list, the summary is displayed with `EnquireBar`, which contains the same link. */
const EnquireBeside = styled(ButtonLink)`
  display: none;

  ${wide.desktop} {
    display: inline-flex;
  }
`;
