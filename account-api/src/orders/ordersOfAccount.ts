import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables';
import type { Order } from '../schemas/ordersSchema';

export async function ordersOfAccount(database: Kysely<Tables>, accountId: string): Promise<Order[]> {
  const rows = await database
    .selectFrom('orders')
    .innerJoin('orderItems', 'orderItems.orderId', 'orders.id')
    .select(['id', 'placedAt', 'status', 'productId', 'name', 'quantity', 'unitPrice'])
    .where('accountId', '=', accountId)
    .orderBy('placedAt', 'desc')
    .orderBy('id')
    .orderBy('position')
    .execute();
  const orders = new Map<string, Order>();
  for (const { id, placedAt, status, ...item } of rows) {
    const order = orders.get(id) ?? { id, placedAt, status, items: [], total: 0 };
    order.items.push(item);
    order.total += item.quantity * item.unitPrice;
    orders.set(id, order);
  }
  return [...orders.values()];
}
