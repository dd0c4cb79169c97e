import { contentsText } from '@tanabana/runtime/cart/contentsText';
import { lineKey, MINIMUM_ORDER_QUANTITY, type Cart } from '@tanabana/runtime/cart/cart';
import type { PageProps } from '@tanabana/runtime/contracts/page';
import { space, wide } from '@tanabana/runtime/theme/tokens';
import { Lead, PageTitle } from '@tanabana/runtime/kit/Page';
import { styled } from 'styled-components';
import type { PriceList } from '../../cart/priceList';
import { packOf } from '../../cart/pack';
import { OrderSummary } from '../../components/OrderSummary';
import { RemovedNotice } from '../../components/RemovedNotice';
import { Shipment } from '../../components/Shipment';
import { CartLine } from './CartLine';
import { CartActions, type Payment } from './CartActions';
import type { LineRemoval } from './useRemovedLine';

interface FilledCartProps extends Pick<PageProps, 'Fragment'> {
  readonly cart: Cart;
  /** Undefined while they load. */
  readonly prices: PriceList | undefined;
  readonly removal: LineRemoval;
  readonly payment: Payment;
}

/** The lines of the cart and their total. */
export function FilledCart({ cart, prices, removal, payment, Fragment }: FilledCartProps) {
  const { removed, restoredKey, remove, undo } = removal;
  const rows = cart.items.map((line, place) => (
    <li key={lineKey(line)}>
      <CartLine
        line={line}
        pack={prices && packOf(line, prices)}
        isPriced={prices?.has(line.id) ?? false}
        Fragment={Fragment}
        takesFocus={lineKey(line) === restoredKey}
        onRemove={() => remove(line, place)}
      />
    </li>
  ));
  const notice = removed && (
    <li key="removed">
      <RemovedNotice key={lineKey(removed.line)} name={removed.line.title} onUndo={undo} />
    </li>
  );
  return (
    <>
      <PageTitle>Shopping Cart</PageTitle>
      <Lead>{`${contentsText(cart.items)}. Every piece is made in lots of at least ${MINIMUM_ORDER_QUANTITY} units.`}</Lead>
      <Columns>
        <ul>{notice ? rows.toSpliced(removed.place, 0, notice) : rows}</ul>
        <OrderSummary cart={cart}>
          <CartActions cart={cart} payment={payment} />
          <Shipment cart={cart} prices={prices} />
        </OrderSummary>
      </Columns>
    </>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${space(5)};
  margin-top: ${space(4)};

  ${wide.desktop} {
    grid-template-columns: minmax(0, 1fr) 368px;
    gap: ${space(8)};
    margin-top: ${space(6)};
  }
`;
