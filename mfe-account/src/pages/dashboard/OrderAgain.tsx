import type { PageRequest } from '@tanabana/contract/pages/page';
import { LiveMessage } from '@tanabana/ui/kit/LiveMessage';
import { grid } from '@tanabana/ui/theme/layout';
import { space } from '@tanabana/ui/theme/tokens';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { BusyButton } from '../../components/BusyButton';
import type { Order } from '../../orders/orders';
import type { Outcome, Reorder } from '../../orders/reorder';
import { Notes } from './Notes';
import type { ReorderDialog } from './ReorderDialog';

/** Imports the code for reordering when it is needed, because few visitors reorder. */
export const fetchReordering = () => import('./ReorderDialog');

interface Question {
  readonly plan: Reorder;
  readonly Dialog: typeof ReorderDialog;
}

const UNREADABLE: Outcome = {
  text: 'We could not load the catalogue, so nothing was added to your cart. Please try again.',
  notes: [],
  isDone: false,
};

export function OrderAgain({ order, request }: { readonly order: Order; readonly request: PageRequest }) {
  const [isBusy, setBusy] = useState(false);
  const [question, setQuestion] = useState<Question>();
  const [isAsking, setAsking] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  const start = async () => {
    if (isBusy) return;
    setBusy(true);
    setOutcome(undefined);
    try {
      const { planReorder, isCartFilled, putIntoCart, ReorderDialog } = await fetchReordering();
      const plan = await planReorder(order, request);
      const isAsked = plan.lines.length > 0 && isCartFilled();
      if (isAsked) setQuestion({ plan, Dialog: ReorderDialog });
      else setOutcome(await putIntoCart(plan));
      setAsking(isAsked);
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
        aria-label={`Reorder ${order.id}`}
        onClick={() => void start()}
      >
        Reorder
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
      {question && (
        <question.Dialog
          open={isAsking}
          orderId={order.id}
          plan={question.plan}
          onDone={setOutcome}
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
