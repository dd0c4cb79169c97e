import type { PageRequest } from '@tanabana/runtime/contracts/page';
import { LiveMessage } from '@tanabana/runtime/kit/LiveMessage';
import { space } from '@tanabana/runtime/theme/tokens';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { BusyButton } from '../../components/BusyButton';
import type { Order } from '../../orders/orders';
import type { Reorder } from '../../orders/reorder';
import type { Outcome } from '../../orders/reorderNotes';
import { Notes } from './Notes';

/** Fetches the code that reorders, which few visits need. */
export const fetchReordering = () => import('./Reordering');

const Reordering = lazy(fetchReordering);

const UNREADABLE: Outcome = {
  text: 'We could not load the catalogue, so nothing was added to your cart. Please try again.',
  notes: [],
  isDone: false,
};

/** Adds an order to the cart, after a question if the cart is not empty. */
export function OrderAgain({ order, request }: { readonly order: Order; readonly request: PageRequest }) {
  const [isBusy, setBusy] = useState(false);
  const [confirmation, setConfirmation] = useState<{ readonly plan: Reorder; readonly isOpen: boolean }>();
  const [outcome, setOutcome] = useState<Outcome>();
  const close = () => setConfirmation((present) => present && { ...present, isOpen: false });

  const finish = async (plan: Reorder) => {
    const { outcomeOf } = await fetchReordering();
    setOutcome(outcomeOf(plan));
    close();
  };
  const start = async () => {
    if (isBusy) return;
    setBusy(true);
    setOutcome(undefined);
    try {
      const { planReorder, isCartFilled, putIntoCart } = await fetchReordering();
      const plan = await planReorder(order, request);
      if (plan.lines.length > 0 && isCartFilled()) setConfirmation({ plan, isOpen: true });
      else {
        if (plan.lines.length > 0) await putIntoCart(plan);
        await finish(plan);
      }
    } catch {
      setOutcome(UNREADABLE);
    }
    setBusy(false);
  };

  return (
    <Place>
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
      {confirmation && (
        <Suspense>
          <Reordering
            open={confirmation.isOpen}
            orderId={order.id}
            plan={confirmation.plan}
            onDone={() => void finish(confirmation.plan)}
            onClose={close}
          />
        </Suspense>
      )}
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(1)};
  margin-top: ${space(2)};
`;
