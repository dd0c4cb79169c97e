import { parseOrders, type Order } from '../orders/parseOrders';
import type { Send } from './accountService';

/** Fetches the signed-in user's orders; a failure is treated as an empty list (§7). Never rejects. */
export async function fetchOrders(send: Send): Promise<readonly Order[]> {
  try {
    return parseOrders(await send('GET', '/orders/my'));
  } catch {
    return [];
  }
}
