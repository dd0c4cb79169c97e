import { describeOnEachDatabase } from '../../test/describeOnEachDatabase';
import { openDatabase } from '../database/openDatabase';
import { AccountStore } from './accountStore';
import { DEMO_ACCOUNT_ID, demoOrders, ensureDemoAccount } from './demoAccount';

describeOnEachDatabase('the demo account', (database) => {
  test('has the same orders after every start, the latest of them placed today, also when instances start concurrently', async () => {
    const { dataFolder, databaseUrl } = database();
    const accounts = await openDatabase(dataFolder, databaseUrl);
    const orders = () => new AccountStore(accounts).listOrders(DEMO_ACCOUNT_ID);
    await ensureDemoAccount(accounts, new Date('2025-10-01T09:00:00Z'));
    const first = await orders();
    expect(first[0]?.placedAt).toMatch(/^2025-10-01/);

    const later = new Date('2026-03-01T09:00:00Z');
    await Promise.all(Array.from({ length: 4 }, () => ensureDemoAccount(accounts, later)));
    const second = await orders();
    expect(second[0]?.placedAt).toMatch(/^2026-03-01/);
    expect(second.map(({ id, total }) => [id, total])).toEqual(first.map(({ id, total }) => [id, total]));
    await accounts.destroy();
  });
});

describe('the demo orders', () => {
  const orders = demoOrders(new Date('2025-10-01T09:00:00Z'));
  const items = orders.flatMap((order) => order.items);

  test('contain each item in a multiple of the minimum of 25 (§9)', () => {
    for (const { quantity } of items) {
      expect(quantity).toBeGreaterThanOrEqual(25);
      expect(quantity % 25).toBe(0);
    }
  });

  test('have ids and prices in the range of handicraft items (§3, §9)', () => {
    for (const { unitPrice, productId } of items) {
      expect(unitPrice).toBeGreaterThanOrEqual(750);
      expect(unitPrice).toBeLessThanOrEqual(4500);
      expect(productId).toBeGreaterThan(30_000);
      expect(productId).toBeLessThanOrEqual(30_012);
    }
  });

  test('that are not yet dispatched are at most 48 hours old, as promised (§9)', () => {
    const waiting = orders.filter(({ status }) => status === 'placed' || status === 'confirmed');
    expect(waiting).toHaveLength(2);
    for (const { placedAt } of waiting) expect(placedAt >= '2025-09-29T09:00:00Z').toBe(true);
  });
});
