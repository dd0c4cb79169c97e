import { emptyCart, contentsText } from '@tanabana/shop/cart/cart';
import { cartStore } from '@tanabana/shop/cart/cartStore';
import { useStored } from '@tanabana/shop/stored/useStored';
import type { PageRequest } from '@tanabana/contract/pages/page';
import { Button, ButtonRow } from '@tanabana/ui/kit/Button';
import { Dialog } from '@tanabana/ui/kit/Dialog';
import { grid } from '@tanabana/ui/theme/layout';
import { styled } from 'styled-components';
import type { Order } from '../../orders/orders';
import {
  addReorder,
  lineText,
  type Outcome,
  outcomeOf,
  readProducts,
  type Reorder,
  reorder,
  reorderNotes,
} from '../../orders/reorder';
import { Notes } from './Notes';

/**
 * Returns the lines that reordering adds to the cart, and the products that are no longer sold. Rejects if the products
 * cannot be read.
 */
export async function planReorder(order: Order, { records }: PageRequest): Promise<Reorder> {
  const record = records?.['catalogue/products'];
  if (!record) throw new Error('No products are published.');
  const ids = order.items.map(({ productId }) => productId);
  return reorder(order, await readProducts(record, ids));
}

export function isCartFilled(): boolean {
  return cartStore.read().items.length > 0;
}

export async function putIntoCart(plan: Reorder, { replaces = false } = {}): Promise<Outcome> {
  if (plan.lines.length > 0) await cartStore.update((cart) => addReorder(replaces ? emptyCart : cart, plan));
  return outcomeOf(plan);
}

interface ReorderDialogProps {
  readonly open: boolean;
  readonly orderId: string;
  readonly plan: Reorder;
  readonly onDone: (outcome: Outcome) => void;
  readonly onClose: () => void;
}

export function ReorderDialog({ open, orderId, plan, onDone, onClose }: ReorderDialogProps) {
  const { items = [] } = useStored(cartStore) ?? {};
  const put = async (replaces: boolean) => {
    onDone(await putIntoCart(plan, { replaces }));
    onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} title={`Reorder ${orderId}`}>
      <p>{`Your cart already has ${contentsText(items)}. Add this order to it, or replace it?`}</p>
      <Lines aria-label="This order">
        {plan.lines.map((line, index) => (
          // The index is the key, because an order can contain a product twice.
          <li key={index}>{lineText(line)}</li>
        ))}
      </Lines>
      <Notes notes={reorderNotes(plan)} />
      <ButtonRow $atEnd>
        <Button type="button" $look="plain" onClick={onClose}>
          Cancel
        </Button>
        <Button type="button" $look="quiet" onClick={() => put(true)}>
          Replace my cart
        </Button>
        <Button type="button" onClick={() => put(false)}>
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
