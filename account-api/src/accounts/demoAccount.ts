import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables';
import { demoOrders } from '../orders/demoOrders';
import { newAccount } from './newAccount';

/** The one account that every demo login shares. */
export const DEMO_ACCOUNT_ID = 'demo';

/**
 * Makes the demo account and its orders unless they exist. It has no password, so only the demo login opens it,
 * and its address counts as verified, so that nobody can take it over.
 */
export async function ensureDemoAccount(database: Kysely<Tables>, now: Date): Promise<void> {
  const account = newAccount('Demo Shopper', 'demo@tanabana.example', now, {
    id: DEMO_ACCOUNT_ID,
    emailVerifiedAt: now.toISOString(),
  });
  const orders = demoOrders(now);
  await database.transaction().execute(async (transaction) => {
    const added = await transaction
      .insertInto('accounts')
      .values(account)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added === undefined) return;
    await transaction
      .insertInto('orders')
      .values(orders.map(({ id, placedAt, status }) => ({ id, placedAt, status, accountId: added.id })))
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
