import { type Cart, emptyCart } from '@tanabana/runtime/cart/cart';
import { cartStore } from '@tanabana/runtime/cart/cartStore';
import { contentsText } from '@tanabana/runtime/cart/contentsText';
import { useCart } from '@tanabana/runtime/cart/useCart';
import type { PageRequest } from '@tanabana/runtime/contracts/page';
import { Button, ButtonRow } from '@tanabana/runtime/kit/Button';
import { Dialog } from '@tanabana/runtime/kit/Dialog';
import { fetchPriceList } from '../../orders/priceList';
import { space } from '@tanabana/runtime/theme/tokens';
import { styled } from 'styled-components';
import type { Order } from '../../orders/orders';
import { addReorder, type Reorder, reorder } from '../../orders/reorder';
import { lineText, outcomeOf, reorderNotes } from '../../orders/reorderNotes';
import { Notes } from './Notes';

/** Compares an order with the catalogue. Rejects if the catalogue cannot be read. */
export async function planReorder(order: Order, { records }: PageRequest): Promise<Reorder> {
  const record = records?.['catalogue/prices'];
  if (!record) throw new Error('There is no price list');
  return reorder(order, await fetchPriceList(record));
}

export { outcomeOf };

export function isCartFilled(): boolean {
  return cartStore.read().items.length > 0;
}

export async function putIntoCart(plan: Reorder, { replaces = false } = {}): Promise<void> {
  await cartStore.update((present: Cart) => addReorder(replaces ? emptyCart : present, plan));
}

interface ReorderingProps {
  readonly open: boolean;
  readonly orderId: string;
  readonly plan: Reorder;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks whether an order is added to a filled cart or replaces it. Default export for `lazy`. */
export default function Reordering({ open, orderId, plan, onDone, onClose }: ReorderingProps) {
  const { items = [] } = useCart() ?? {};
  const put = async (replaces: boolean) => {
    await putIntoCart(plan, { replaces });
    onDone();
  };
  return (
    <Dialog open={open} onClose={onClose} title={`Order ${orderId} again`}>
      <p>{`Your cart already has ${contentsText(items)}. Add this order to it, or replace it?`}</p>
      <Lines aria-label="This order">
        {plan.lines.map((line, place) => (
          // The same product can appear twice.
          <li key={place}>{lineText(line)}</li>
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
  display: grid;
  gap: ${space(0.5)};
  font-variant-numeric: tabular-nums;
`;
