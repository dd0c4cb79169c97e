/** @jest-environment node */
import { signPreview } from '@tanabana/releases/signatures/preview';
import { addressOf, openCanaryShop, tokenIn } from '../../test/canaryShop';
import { counted } from '../../test/counted';
import { TEST_SECRET } from '../../test/testShop';

test('while a canary runs, each visitor gets a different token, and no cache may store the response', async () => {
  const { app } = await openCanaryShop();
  const get = (address: string) => app.inject({ url: '/cart', remoteAddress: address });
  const [one, two] = [await get(addressOf(1)), await get(addressOf(2))];
  expect(tokenIn(one)).toMatch(/^\S{60,120}$/);
  expect(tokenIn(one)).not.toBe(tokenIn(two));
  expect(one.headers['cache-control']).toBe('private, no-store, no-transform');
});

test.each(['prefetch', 'prefetch;prerender'])(
  'a page that a browser fetches with Sec-Purpose: %s counts neither as a visitor nor as a page',
  async (purpose) => {
    const { app, metrics, canary } = await openCanaryShop();
    const cookie = `tanabana_canary=${canary.id}.0`;
    const headers = { cookie, 'sec-purpose': purpose };
    const answer = await app.inject({ url: '/cart', headers, remoteAddress: addressOf(1) });
    expect(answer.body).toContain('version 2 2');
    expect(tokenIn(answer)).toBeUndefined();
    const pages = { release: canary.id };
    const counts = async () => [
      await counted(metrics, 'tanabana_canary_visitors', { cohort: 'canary', state: 'counted' }),
      await counted(metrics, 'tanabana_http_request_duration_seconds', pages),
    ];
    expect(await counts()).toEqual([0, 0]);
    await app.inject({ url: '/cart', headers: { cookie }, remoteAddress: addressOf(1) });
    expect((await counts()).map((count) => count > 0)).toEqual([true, true]);
  },
);

test('without a canary no visitor gets a token', async () => {
  const { app, shop, live } = await openCanaryShop();
  await shop.promote(live.id);
  const answer = await app.inject('/cart');
  expect(answer.headers['cache-control']).toContain('public');
  expect(tokenIn(answer)).toBeUndefined();
});

test('a preview gets no token, and tokens of visitors and of previews cannot be used for one another', async () => {
  const { app, visit, fail, canary, clock, refused } = await openCanaryShop();
  const preview = signPreview(TEST_SECRET, { release: canary.id }, clock.now() + 60_000);
  const previewed = await app.inject({ url: '/cart', headers: { cookie: `tanabana_preview=${preview}` } });
  expect(previewed.body).toContain('version 2 2');
  expect(tokenIn(previewed)).toBeUndefined();
  const token = await visit('canary', addressOf(1));
  expect((await app.inject(`/cart?preview=${token}`)).statusCode).toBe(403);
  await fail(preview);
  expect(await refused('forged')).toBe(1);
});
