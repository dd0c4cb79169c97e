import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables';
import { demoOrders } from '../orders/demoOrders';
import { newAccount } from './newAccount';

export const DEMO_ACCOUNT_ID = 'demo';

/**
 * Creates the demo account unless it exists, and replaces its orders, so that their dates are recent. The account has
 * no password and counts as verified, so that nobody can take it over.
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
      // Always writes, so that copies that start concurrently wait for one another.
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
