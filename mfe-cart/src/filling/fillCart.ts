import { addItem, type Cart, type CartItem, emptyCart } from '@tanabana/runtime/cart/cart';
import type { Answer } from './answerLine';

/** The items that can be put into a cart. */
export function foundItems(answers: readonly Answer[]): CartItem[] {
  return answers.flatMap((answer) => (answer.kind === 'found' ? [answer.item] : []));
}

/** Adds items to a cart; equal lines are added up. */
export function addItems(cart: Cart, items: readonly CartItem[]): Cart {
  return items.reduce((filled, { quantity, ...item }) => addItem(filled, item, quantity), cart);
}

/** A cart with these items only. */
export function cartWith(items: readonly CartItem[]): Cart {
  return addItems(emptyCart, items);
}
