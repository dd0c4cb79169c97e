import { lineKey, removeItem, type CartItem } from '@tanabana/runtime/cart/cart';
import { cartStore } from '@tanabana/runtime/cart/cartStore';
import { useState } from 'react';
import { restoreLine } from '../../cart/restoreLine';

/** The line removed last on this page, and how to restore it. */
export interface LineRemoval {
  readonly removed: { readonly line: CartItem; readonly place: number } | undefined;
  /** Key of the line restored last, which takes the focus. */
  readonly restoredKey: string | undefined;
  readonly remove: (line: CartItem, place: number) => Promise<void>;
  readonly undo: () => Promise<void>;
}

export function useRemovedLine(): LineRemoval {
  const [removed, setRemoved] = useState<LineRemoval['removed']>();
  const [restoredKey, setRestoredKey] = useState<string>();
  return {
    removed,
    restoredKey,
    async remove(line, place) {
      await cartStore.update((cart) => removeItem(cart, line));
      setRemoved({ line, place });
      setRestoredKey(undefined);
    },
    async undo() {
      if (!removed) return;
      setRestoredKey(lineKey(removed.line));
      await cartStore.update((cart) => restoreLine(cart, removed.line, removed.place));
      setRemoved(undefined);
    },
  };
}
