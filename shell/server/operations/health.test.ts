/** @jest-environment node */
import { openStorefront, openTestShop } from '../../test/testShop';

test('a server that leaves, or has nothing to serve, is alive but not ready', async () => {
  const shop = await openTestShop();
  let isStopping = false;
  const app = await openStorefront(shop, { isStopping: () => isStopping });
  const statuses = async () =>
    Promise.all(['/livez', '/readyz', '/healthz'].map(async (url) => (await app.inject(url)).statusCode));
  expect(await statuses()).toEqual([200, 503, 503]);
  await shop.promoted(1);
  expect(await statuses()).toEqual([200, 200, 200]);
  isStopping = true;
  expect(await statuses()).toEqual([200, 503, 503]);
});
