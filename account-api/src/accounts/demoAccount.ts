import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables';
import { demoOrders } from '../orders/demoOrders';
import { newAccount } from './newAccount';

/** The one account that every demo login shares. */
export const DEMO_ACCOUNT_ID = 'demo';

/**
 * Makes the demo account unless it exists, and its orders anew at every start, so that the latest are always some
 * hours old. It has no password, so only the demo login opens it, and its address counts as verified, so that
 * nobody can take it over.
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
      // Writes even when it changes nothing: copies that start at once wait here for one another.
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ name: account.name }))
      .execute();
    const former = transaction.selectFrom('orders').select('id').where('accountId', '=', DEMO_ACCOUNT_ID);
    await transaction.deleteFrom('orderItems').where('orderId', 'in', former).execute();
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
