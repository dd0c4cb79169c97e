import { useRecord } from '../records/useRecord';
import type { Cart } from './cart';
import { cartStore } from './cartStore';

/** The visitor's cart; undefined until the browser can read it. */
export function useCart(): Cart | undefined {
  return useRecord(cartStore);
}
