import { addressOf, LIVE_FAILURE, openCanaryShop } from '../../test/canaryShop';
import { counted } from '../../test/counted';
import { pageSaying, THROWING } from '../../test/testShop';

test('ends when browsers cannot load the new version, with a reason', async () => {
  const { canary, visitors, fail, judged, metrics } = await openCanaryShop();
  await visitors('live', 60);
  for (const token of await visitors('canary', 60)) await fail(token);
  const deployment = await judged();
  expect(deployment?.withdrawn).toBe(canary.id);
  expect(deployment?.reason).toMatch(/^It failed for \d+ of \d+ visitors, the live release for 0 of \d+\.$/);
  expect(await counted(metrics, 'tanabana_canaries_ended_total', {})).toBe(1);
});

test('ends when the new version fails on the server, and every visitor still gets the whole page', async () => {
  const { app, judged } = await openCanaryShop(pageSaying('two', THROWING));
  for (let number = 0; number < 60; number += 1) {
    const answer = await app.inject({ url: '/cart', remoteAddress: addressOf(number) });
    expect(answer.body).toContain('version 1 2');
  }
  expect((await judged())?.reason).toContain('It failed');
});

/** A version that cannot read any product. Its page throws, displays its own failure, or catches the failure. */
const UNREADABLE = {
  throws: { load: "async () => { throw new Error('unreadable'); }" },
  'displays its own failure': {
    load: "async () => { throw new Error('unreadable'); }",
    failure: '{ lines: 0 }',
  },
  'catches the failure': { load: 'async () => ({ lines: 0 })' },
};

test.each(Object.entries(UNREADABLE))(
  'ends in real processes when a page that cannot load its data %s',
  async (_how, code) => {
    const meta =
      "(_, { lines }) => ({ title: 'Cart', description: '', ...(lines === 0 && { status: 503 }) })";
    const page = pageSaying('two', { ...code, meta });
    const { app, canary, judged, close } = await openCanaryShop(page, { rendersApart: true });
    for (let number = 0; number < 60; number += 1) {
      const headers = { cookie: `tanabana_canary=${canary.id}.${number % 2 ? 0 : 9_999}` };
      const answer = await app.inject({ url: '/open', headers, remoteAddress: addressOf(number) });
      expect([answer.statusCode, answer.body.includes('version 1 2')]).toEqual([200, true]);
    }
    expect((await judged())?.reason).toMatch(/^It failed for \d+ of \d+ visitors/);
    await close();
  },
);

test('continues when it fails no more than the live release, however slow it is, or with too little data', async () => {
  const { visitors, fail, measure, judged } = await openCanaryShop();
  for (const token of await visitors('canary', 5)) await fail(token);
  expect((await judged())?.action).toBe('canary-start');
  for (let visitor = 100; visitor < 130; visitor += 1) {
    for (const token of await visitors('live', 1, visitor)) await fail(token, LIVE_FAILURE);
    for (const token of await visitors('canary', 1, visitor)) await fail(token);
  }
  for (let visitor = 0; visitor < 100; visitor += 1) await measure(60_000);
  expect((await judged())?.action).toBe('canary-start');
});
