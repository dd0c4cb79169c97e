/** @jest-environment node */
import { builtName } from '@tanabana/releases/versions/builtDeployable.testing';
import type { ReleaseSettings } from '@tanabana/contract/settings/settings';
import { startCanary } from '@tanabana/releases/deployments/deployReleases';
import { openStorefront, openTestShop, TEST_SECRET } from '../../test/testShop';
import { signPreview } from '@tanabana/releases/signatures/preview';

const WORKER = 'the worker of the shell';

async function workerOf(settings: Partial<ReleaseSettings>, worker = WORKER) {
  const shop = await openTestShop({ worker });
  const { id } = await shop.release(1, undefined, settings);
  await shop.promote(id);
  return (await openStorefront(shop)).inject('/sw.js');
}

test('serves the worker of the live shell with the limits of the release', async () => {
  const { body, headers } = await workerOf({});
  expect(body).toBe(`self.offlineLimits={"maxBytes":50000000,"networkTimeoutMs":2500};\n${WORKER}`);
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
    'content-security-policy': expect.stringMatching(/^default-src 'none'; connect-src 'self'/) as string,
  });
  const { body: other } = await workerOf({ offline: { maxMegabytes: 5, networkTimeoutMs: 800 } });
  expect(other).toContain('{"maxBytes":5000000,"networkTimeoutMs":800}');
});

test.each([
  ['has the setting offline: false', { offline: false }, WORKER],
  ['has a shell without a worker', {}, ''],
])('a release that %s serves one that removes it', async (_why, settings, worker) => {
  const { body } = await workerOf(settings, worker);
  expect(body).toContain('caches.delete');
  expect(body).toContain('registration.unregister()');
  expect(body).not.toContain(WORKER);
});

test('serves the previous worker immediately after a rollback', async () => {
  const shop = await openTestShop({ worker: WORKER });
  const { id } = await shop.release(1);
  const { id: without } = await shop.release(1, undefined, { offline: false });
  const app = await openStorefront(shop);
  await shop.promote(id);
  expect((await app.inject('/sw.js')).body).toContain(WORKER);
  await shop.promote(without);
  expect((await app.inject('/sw.js')).body).not.toContain(WORKER);
});

test('pages do not load the worker as a script', async () => {
  const shop = await openTestShop({ worker: WORKER });
  await shop.promoted(1);
  const { body } = await (await openStorefront(shop)).inject('/cart');
  expect(body).not.toContain(builtName('worker.js', WORKER));
});

describe('the cache header', () => {
  const keepOf = async (app: Awaited<ReturnType<typeof openStorefront>>, url: string, headers = {}) =>
    (await app.inject({ url, headers })).headers['x-tanabana-keep'];

  test('contains the address of a live page, with only the parameters that its route declares', async () => {
    const shop = await openTestShop();
    await shop.promoted(1);
    const app = await openStorefront(shop);
    expect(await keepOf(app, '/open?q=a&utm_source=mail')).toBe('/open?q=a');
    expect(await keepOf(app, '/cart')).toBe('/cart');
  });

  test('is missing on personal pages, failures, previews and pages of a release with offline: false', async () => {
    const shop = await openTestShop();
    await shop.promoted(1);
    const app = await openStorefront(shop);
    expect(await keepOf(app, '/personal')).toBeUndefined();
    expect(await keepOf(app, '/nowhere')).toBeUndefined();
    const preview = signPreview(TEST_SECRET, { release: (await shop.release(2)).id }, 1_000);
    expect(await keepOf(app, '/cart', { cookie: `tanabana_preview=${preview}` })).toBeUndefined();
    await shop.promote((await shop.release(1, undefined, { offline: false })).id);
    expect(await keepOf(app, '/cart')).toBeUndefined();
  });

  test('is missing during a canary, and requests for the offline cache then render nothing', async () => {
    const shop = await openTestShop();
    await shop.promoted(1);
    await startCanary(shop.context.deployments, (await shop.release(2)).id, 0.5);
    const app = await openStorefront(shop);
    expect(await keepOf(app, '/cart')).toBeUndefined();
    const copy = await app.inject({ url: '/cart', headers: { 'x-tanabana-keep': 'copy' } });
    expect([copy.statusCode, copy.body, copy.headers['cache-control']]).toEqual([
      204,
      '',
      'private, no-store',
    ]);
  });
});
