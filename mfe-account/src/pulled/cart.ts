// Contract of the remote `cart`, written by `npm run contracts -- pull`. Do not edit.
import * as v from 'valibot';

/** Records and fragments of the remote `cart` that this remote uses. */
export const cart = {
  records: {},
  fragments: { 'cart/PreparedEnquiries': v.object({}) },
};

declare module '@tanabana/contract/pages/page' {
  interface Fragments {
    'cart/PreparedEnquiries': v.InferInput<(typeof cart.fragments)['cart/PreparedEnquiries']>;
  }
}
