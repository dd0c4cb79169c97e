import { cartStore } from '@tanabana/shop/cart/cartStore';
import { useStored } from '@tanabana/shop/stored/useStored';
import type { FilledCart } from '../enquiry/fillCart';
import { UndoNotice } from './UndoNotice';

export interface FillMessage extends FilledCart {
  readonly message: string;
}

/** A message that the cart was filled, with an Undo button. Disappears when the cart changes again. */
export function FilledNotice({ filled }: { readonly filled: FillMessage | undefined }) {
  const cart = useStored(cartStore);
  if (!filled || JSON.stringify(cart?.items) !== JSON.stringify(filled.items)) return null;
  return <UndoNotice message={filled.message} onUndo={() => void filled.undo()} />;
}
