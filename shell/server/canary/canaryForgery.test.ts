/** @jest-environment node */
import { addressOf, FAILURE, LIVE_FAILURE, openCanaryShop } from '../../test/canaryShop';
import { openStorefront } from '../../test/testShop';

test('forged reports do not end a canary, and are counted', async () => {
  const shop = await openCanaryShop();
  const { visitors, fail, judged, canary } = shop;
  await visitors('canary', 60);
  const [real = ''] = await visitors('live', 1);
  const [, until = '', signature = ''] = real.split('.');
  for (let time = 0; time < 10; time += 1) {
    await fail(undefined);
    await fail(undefined, { release: canary.id });
    await fail('');
    await fail(`${canary.id}~forged${time}~nonce.${until}.${signature}`);
    await fail(real.replace(/^[^~]+/, canary.id));
  }
  expect((await judged())?.action).toBe('canary-start');
  expect(await shop.refused('tokenless')).toBe(20);
  expect(await shop.refused('forged')).toBe(30);
});

test('a visitor counts once, however many reports the visitor sends, to any server', async () => {
  const { visit, visitors, fail, judged, another } = await openCanaryShop();
  await visitors('canary', 60);
  const token = await visit('canary', addressOf(1));
  const second = await another();
  for (let number = 0; number < 60; number += 1) await visit('canary', addressOf(number), second);
  for (let time = 0; time < 30; time += 1) {
    await fail(token);
    await fail(token, { kind: 'render' }, second);
  }
  expect((await judged())?.action).toBe('canary-start');
});

test('servers with the same secret accept the tokens of one another', async () => {
  const { visitors, visit, fail, judged, another, clock } = await openCanaryShop();
  const second = await another();
  await visitors('canary', 60);
  clock.pass(2_000);
  for (let number = 100; number < 120; number += 1) {
    await fail(await visit('canary', addressOf(number), second));
  }
  expect((await judged())?.action).toBe('canary-stop');
});

test('servers with different secrets refuse the tokens of one another', async () => {
  const { shop, visitors, visit, fail, judged, clock } = await openCanaryShop();
  const stranger = await openStorefront(shop, { secret: 'another secret of more than 32 characters' });
  await visitors('canary', 60);
  clock.pass(2_000);
  for (let number = 100; number < 120; number += 1) {
    await fail(await visit('canary', addressOf(number), stranger));
  }
  expect((await judged())?.action).toBe('canary-start');
  await stranger.close();
});

test.each(['203.0.113.7', '2001:db8:77::'])(
  'one visitor who opens many pages and reports each does not end a canary: %s',
  async (address) => {
    const { visitors, visit, fail, judged } = await openCanaryShop();
    await visitors('canary', 60);
    for (let time = 0; time < 100; time += 1) {
      // For IPv6, uses different addresses with the prefix of one customer.
      const own = address.includes(':') ? `${address}${time.toString(16)}` : address;
      for (const kind of ['load', 'render', 'event']) await fail(await visit('canary', own), { kind });
    }
    expect((await judged())?.action).toBe('canary-start');
  },
);

test('one visitor cannot prevent the end of a failing canary, by failed live pages or by many pages without failures', async () => {
  const { visit, visitors, fail, judged, live } = await openCanaryShop();
  for (let time = 0; time < 100; time += 1) {
    await fail(await visit('live', addressOf(5_000)), LIVE_FAILURE);
    await fail(undefined, { ...LIVE_FAILURE, release: live.id });
    await visit('canary', addressOf(5_000));
  }
  await visitors('live', 100);
  await visitors('canary', 75, 1_000);
  for (const token of await visitors('canary', 25, 2_000)) await fail(token);
  expect((await judged())?.action).toBe('canary-stop');
});

test('an expired token does not count', async () => {
  const shop = await openCanaryShop();
  const early = await shop.visitors('canary', 60);
  shop.clock.pass(3_600_000);
  await shop.visitors('canary', 60, 1_000);
  for (const token of early) await shop.fail(token);
  expect((await shop.judged())?.action).toBe('canary-start');
  expect(await shop.refused('expired')).toBe(60);
});

test('reports of an earlier canary do not count', async () => {
  const shop = await openCanaryShop();
  const early = await shop.visitors('canary', 60);
  shop.clock.pass(60_000);
  const next = await shop.shop.release(3);
  await shop.startAnother(next.id);
  await shop.visitors('canary', 60, 1_000);
  for (const token of early) await shop.fail(token);
  expect((await shop.judged())?.action).toBe('canary-start');
  expect(await shop.refused('notServed')).toBe(60);
});

test('names that the release does not have are not counted', async () => {
  const shop = await openCanaryShop();
  for (const token of await shop.visitors('canary', 60)) {
    await shop.fail(token, { version: '<b>1</b>' });
    await shop.fail(token, { remote: 'stranger' });
    await shop.post('/_vitals', { route: '/stranger', name: 'LCP', value: 1 });
  }
  expect((await shop.judged())?.action).toBe('canary-start');
  expect(await shop.refused('unknown')).toBe(180);
  expect(await shop.metrics.registry.metrics()).not.toMatch(/stranger|<b>/);
});

test('reports that are malformed, or too many from one address, are counted as refused', async () => {
  const shop = await openCanaryShop();
  await shop.measure(-1);
  for (let time = 0; time < 121; time += 1) {
    const remoteAddress = `2001:db8:5:${time}::1`;
    await shop.app.inject({ method: 'POST', url: '/_failures', payload: FAILURE, remoteAddress });
  }
  expect(await shop.refused('malformed')).toBe(1);
  expect(await shop.refused('tooMany')).toBe(1);
});
