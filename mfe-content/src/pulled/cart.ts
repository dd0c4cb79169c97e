// Contract of the remote `cart`, written by `npm run contracts -- pull`. Do not edit.
import * as v from 'valibot';

/** Records and fragments of the remote `cart` that this remote uses. */
export const cart = {
  records: {},
  fragments: { 'cart/FuelEnquiry': v.object({ materials: v.optional(v.array(v.string())) }) },
};

declare module '@tanabana/contract/pages/page' {
  interface Fragments {
    'cart/FuelEnquiry': v.InferInput<(typeof cart.fragments)['cart/FuelEnquiry']>;
  }
}
