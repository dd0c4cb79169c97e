import type { Order } from '../orders/orders';

export function anOrder(changes: Partial<Order> = {}): Order {
  return {
    id: 'TB-1',
    placedAt: '2026-03-06T09:30:00.000Z',
    status: 'dispatched',
    items: [{ productId: 30004, name: 'Brass Urli', quantity: 25, unitPrice: 1950 }],
    total: 48750,
    ...changes,
  };
}
