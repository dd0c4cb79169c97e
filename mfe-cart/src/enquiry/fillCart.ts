import { addItems, type Cart, emptyCart } from '@tanabana/shop/cart/cart';
import { cartStore } from '@tanabana/shop/cart/cartStore';
import { type Answer, foundItems } from '../lines/answerLine';
import { emptyDraft, readDraft, storeDraft, withoutRequests } from './enquiryDraft';
import type { LinkedEnquiry } from './enquiryLink';
import { addDetails, addRequests, requestsOf } from './fillDraft';

interface FillOptions {
  /** Whether the lines replace those of the cart. */
  readonly replaces: boolean;
  /** Content of a linked enquiry besides the lines. */
  readonly details?: LinkedEnquiry['details'];
}

export interface FilledCart {
  readonly items: Cart['items'];
  /** Restores cart and draft of the enquiry. */
  readonly undo: () => Promise<unknown>;
}

/** Adds the lines that can be ordered to the cart, and the requests about them to the draft of the enquiry. */
export async function fillCart(
  answers: readonly Answer[],
  { replaces, details }: FillOptions,
): Promise<FilledCart> {
  const items = foundItems(answers);
  const before = { cart: cartStore.read(), draft: readDraft() };
  const kept = replaces ? withoutRequests(before.draft) : before.draft;
  const draft = replaces && details ? emptyDraft : kept;
  storeDraft(addRequests(addDetails(draft, details), requestsOf(answers)));
  await cartStore.update((present) => addItems(replaces ? emptyCart : present, items));
  return {
    items: cartStore.read().items,
    undo: () => {
      storeDraft(before.draft);
      return cartStore.update(() => before.cart);
    },
  };
}
