import { useEffect, useState } from 'react';
import type { Order } from '../../orders/orders';
import { accountService } from '../../service/accountService';
import { fetchOrders } from '../../orders/orders';

/** Fetches the signed-in user's orders; undefined while loading. */
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
