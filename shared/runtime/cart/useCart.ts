import { useRecord } from '../records/useRecord';
import type { Cart } from './cart';
import { cartStore } from './cartStore';

export function useCart(): Cart | undefined {
  return useRecord(cartStore);
}
