import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables';
import type { Order, OrderItem } from '../contract/schemas';
import { newAccount } from './accountStore';

export const DEMO_ACCOUNT_ID = 'demo';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Creates the demo account unless it exists, and replaces its orders by orders with recent dates. Nobody can log in
 * with a password, because the account has none. Nobody can connect the account with Google, because accounts with a
 * verified email cannot be connected.
 */
export async function ensureDemoAccount(database: Kysely<Tables>, now: Date): Promise<void> {
  const account = newAccount('Demo Shopper', 'demo@tanabana.example', now, {
    id: DEMO_ACCOUNT_ID,
    emailVerifiedAt: now.toISOString(),
  });
  const orders = demoOrders(now);
  await database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('accounts')
      .values(account)
      // Updates an existing row too, because the update locks the row. Instances that start concurrently therefore
      // replace the orders one after another.
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ name: account.name }))
      .execute();
    const oldOrders = transaction.selectFrom('orders').select('id').where('accountId', '=', DEMO_ACCOUNT_ID);
    await transaction.deleteFrom('orderItems').where('orderId', 'in', oldOrders).execute();
    await transaction.deleteFrom('orders').where('accountId', '=', DEMO_ACCOUNT_ID).execute();
    await transaction
      .insertInto('orders')
      .values(
        orders.map(({ id, placedAt, status }) => ({ id, placedAt, status, accountId: DEMO_ACCOUNT_ID })),
      )
      .execute();
    await transaction
      .insertInto('orderItems')
      .values(
        orders.flatMap(({ id, items }) =>
          items.map((item, position) => ({ ...item, orderId: id, position })),
        ),
      )
      .execute();
  });
}

const item = (productId: number, name: string, quantity: number, unitPrice: number): OrderItem => ({
  productId,
  name,
  quantity,
  unitPrice,
});

/**
 * Returns the orders of the demo account, newest first: one in each status, in bulk quantities (§9).
 * @internal
 */
export function demoOrders(now: Date): Omit<Order, 'total'>[] {
  const order = (id: string, daysAgo: number, status: Order['status'], items: OrderItem[]) => ({
    id,
    placedAt: new Date(now.getTime() - daysAgo * DAY_MS).toISOString(),
    status,
    items,
  });
  return [
    order('TB-24117', 0.06, 'placed', [
      item(30001, 'Blue Pottery Vase with Lotus Vine', 50, 1250),
      item(30009, 'Khurja Garden Mugs', 50, 780),
    ]),
    order('TB-24092', 1.4, 'confirmed', [item(30005, 'Channapatna Stacking Rings', 100, 890)]),
    order('TB-24038', 6.2, 'dispatched', [
      item(30004, 'Engraved Brass Urli', 25, 1950),
      item(30011, 'Sabai Grass Basket with Lid', 75, 780),
      item(30012, 'Wheat-straw Marquetry Box', 50, 1350),
    ]),
    order('TB-23871', 31.7, 'delivered', [
      item(30002, 'Bastar Dhokra Elephant', 25, 1850),
      item(30007, 'Phulkari Lozenge Cushion Cover', 50, 1150),
    ]),
    order('TB-23704', 58.3, 'cancelled', [item(30010, 'Papier-mâché Box, Flowers on Black', 50, 980)]),
  ];
}
