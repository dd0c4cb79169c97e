/** @jest-environment node */
import { addressOf, LIVE_FAILURE, openCanaryShop } from '../../test/canaryShop';
import { counted } from '../../test/counted';
import { pageSaying } from '../../test/testShop';

jest.setTimeout(60_000);

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
  const { app, judged } = await openCanaryShop(pageSaying('two').replace('data.lines', 'data.no.such'));
  for (let number = 0; number < 60; number += 1) {
    const answer = await app.inject({ url: '/cart', remoteAddress: addressOf(number) });
    expect(answer.body).toContain('version 1 2');
  }
  expect((await judged())?.reason).toContain('It failed');
});

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
