import { emptyCart } from '@tanabana/runtime/cart/cart';
import { cartStore } from '@tanabana/runtime/cart/cartStore';
import type { PageRequest } from '@tanabana/runtime/contracts/page';
import { LiveMessage } from '@tanabana/runtime/kit/LiveMessage';
import { grid } from '@tanabana/runtime/theme/layout';
import { space } from '@tanabana/runtime/theme/tokens';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { BusyButton } from '../../components/BusyButton';
import type { Order } from '../../orders/orders';
import { addReorder, planReorder, type Reorder } from '../../orders/reorder';
import { type Outcome, outcomeOf } from '../../orders/reorderNotes';
import { Notes } from './Notes';
import { ReorderDialog } from './ReorderDialog';

const UNREADABLE: Outcome = {
  text: 'We could not load the catalogue, so nothing was added to your cart. Please try again.',
  notes: [],
  isDone: false,
};

/** Adds an order to the cart, after a question if the cart is not empty. */
export function OrderAgain({ order, request }: { readonly order: Order; readonly request: PageRequest }) {
  const [isBusy, setBusy] = useState(false);
  const [asked, setAsked] = useState<Reorder>();
  const [isAsking, setAsking] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  const put = async (plan: Reorder, replaces = false) => {
    await cartStore.update((present) => addReorder(replaces ? emptyCart : present, plan));
    setOutcome(outcomeOf(plan));
    setAsking(false);
  };
  const start = async () => {
    if (isBusy) return;
    setBusy(true);
    setOutcome(undefined);
    try {
      const plan = await planReorder(order, request);
      if (plan.lines.length === 0) setOutcome(outcomeOf(plan));
      else if (cartStore.read().items.length === 0) await put(plan);
      else {
        setAsked(plan);
        setAsking(true);
      }
    } catch {
      setOutcome(UNREADABLE);
    }
    setBusy(false);
  };

  return (
    <Parts>
      <BusyButton
        type="button"
        $look="quiet"
        isBusy={isBusy}
        aria-label={`Order again: ${order.id}`}
        onClick={() => void start()}
      >
        Order again
      </BusyButton>
      <LiveMessage tone={outcome?.isDone === false ? 'problem' : 'success'}>
        {outcome && (
          <>
            <span>{`${outcome.text} `}</span>
            {outcome.isDone && <Link to="/cart">View cart</Link>}
          </>
        )}
      </LiveMessage>
      <Notes notes={outcome?.notes ?? []} />
      {asked && (
        <ReorderDialog
          open={isAsking}
          orderId={order.id}
          plan={asked}
          onPut={(replaces) => void put(asked, replaces)}
          onClose={() => setAsking(false)}
        />
      )}
    </Parts>
  );
}

const Parts = styled.div`
  ${grid({ gap: 1 })}
  justify-items: start;
  margin-top: ${space(2)};
`;
