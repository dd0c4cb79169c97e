import { useEffect, useState } from 'react';
import type { Order } from '../../orders/parseOrders';
import { accountService } from '../../service/accountService';
import { fetchOrders } from '../../service/fetchOrders';

/**
 * The signed-in user's orders, or nothing while they load.
 * @param apiBaseUrl address of the account service
 */
export function useOrders(apiBaseUrl: string): readonly Order[] | undefined {
  const [orders, setOrders] = useState<readonly Order[]>();
  useEffect(() => {
    const leaving = new AbortController();
    void fetchOrders(accountService(apiBaseUrl, leaving.signal)).then((answer) => {
      if (!leaving.signal.aborted) setOrders(answer);
    });
    return () => leaving.abort();
  }, [apiBaseUrl]);
  return orders;
}
