import { type Cart, quotesOnlyRugs } from '@tanabana/shop/cart/cart';

/** Says why a cart has no total (§2.6). */
export function quotationNote(cart: Cart): string {
  const items = quotesOnlyRugs(cart) ? 'Rug items' : 'items';
  return `One or more ${items} require a custom quotation. Order total will be provided after enquiry.`;
}
