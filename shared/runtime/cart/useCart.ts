import { useRecord } from '../records/useRecord';
import type { Cart } from './cart';
import { cartStore } from './cartStore';

/** Returns the cart, or undefined on the server and during hydration. */
export function useCart(): Cart | undefined {
  return useRecord(cartStore);
}
