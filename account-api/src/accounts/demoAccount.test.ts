import { describeOnEachDatabase } from '../../test/describeOnEachDatabase';
import { openDatabase } from '../database/openDatabase';
import { ordersOfAccount } from '../orders/ordersOfAccount';
import { DEMO_ACCOUNT_ID, ensureDemoAccount } from './demoAccount';

describeOnEachDatabase('the demo account', (database) => {
  test('has the same orders after every start, the latest of them placed today, also when copies start at once', async () => {
    const { dataFolder, databaseUrl } = database();
    const accounts = await openDatabase(dataFolder, databaseUrl);
    const orders = () => ordersOfAccount(accounts, DEMO_ACCOUNT_ID);
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
