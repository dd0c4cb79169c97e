import { addItems, type Cart, type CartItem, emptyCart } from '@tanabana/runtime/cart/cart';
import type { Answer } from './answerLine';

/** The items that can be put into a cart. */
export function foundItems(answers: readonly Answer[]): CartItem[] {
  return answers.flatMap((answer) => (answer.kind === 'found' ? [answer.item] : []));
}

/** A cart with these items only. */
export function cartWith(items: readonly CartItem[]): Cart {
  return addItems(emptyCart, items);
}
