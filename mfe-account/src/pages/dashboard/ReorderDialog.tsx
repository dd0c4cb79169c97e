import { contentsText } from '@tanabana/runtime/cart/contentsText';
import { useCart } from '@tanabana/runtime/cart/useCart';
import { Button, ButtonRow } from '@tanabana/runtime/kit/Button';
import { Dialog } from '@tanabana/runtime/kit/Dialog';
import { grid } from '@tanabana/runtime/theme/layout';
import { styled } from 'styled-components';
import type { Reorder } from '../../orders/reorder';
import { lineText, reorderNotes } from '../../orders/reorderNotes';
import { Notes } from './Notes';

interface ReorderDialogProps {
  readonly open: boolean;
  readonly orderId: string;
  readonly plan: Reorder;
  readonly onPut: (replaces: boolean) => void;
  readonly onClose: () => void;
}

/** Asks whether an order is added to a filled cart or replaces it. */
export function ReorderDialog({ open, orderId, plan, onPut, onClose }: ReorderDialogProps) {
  const { items = [] } = useCart() ?? {};
  return (
    <Dialog open={open} onClose={onClose} title={`Order ${orderId} again`}>
      <p>{`Your cart already has ${contentsText(items)}. Add this order to it, or replace it?`}</p>
      <Lines aria-label="This order">
        {plan.lines.map((line, index) => (
          // The same product can appear twice.
          <li key={index}>{lineText(line)}</li>
        ))}
      </Lines>
      <Notes notes={reorderNotes(plan)} />
      <ButtonRow $atEnd>
        <Button type="button" $look="plain" onClick={onClose}>
          Cancel
        </Button>
        <Button type="button" $look="quiet" onClick={() => onPut(true)}>
          Replace my cart
        </Button>
        <Button type="button" onClick={() => onPut(false)}>
          Add to my cart
        </Button>
      </ButtonRow>
    </Dialog>
  );
}

const Lines = styled.ul`
  ${grid({ gap: 0.5 })}
  font-variant-numeric: tabular-nums;
`;
