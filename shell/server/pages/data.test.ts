/** @jest-environment node */
import { setTimeout as delay } from 'node:timers/promises';
import { addressOf, openCanaryShop } from '../../test/canaryShop';
import { counted } from '../../test/counted';
import { openStorefront, openTestShop, pageSaying, TEST_SECRET } from '../../test/testShop';
import { inlineRenderer } from '../../test/inlineRenderer';
import { TooManyRenders } from '../../render/renderTask';
import { signPreview } from '@tanabana/releases/signatures/preview';
import { Metrics } from '../telemetry/metrics';

/** A page whose data names its version and query. The query `fail` makes `load` throw. */
const pageOfVersion = (number: number) =>
  pageSaying(`version ${number}`, {
    load: `async ({ search, askServer }) => {
      if (search === '?q=fail' && ${number} > 1) throw new Error('unreadable');
      return { lines: ${number}, search, asks: askServer !== undefined };
    }`,
  });

/** `asked` lists the addresses that are rendered. */
async function openShop(number = 1) {
  const shop = await openTestShop();
  const release = await shop.promoted(number, pageOfVersion(number));
  const asked: string[] = [];
  const state = { isBusy: false, wanted: [] as (() => boolean)[], gate: Promise.resolve() };
  const metrics = new Metrics();
  const app = await openStorefront(shop, {
    metrics,
    development: {
      openRenderer: (handlers) => {
        const { render, ...others } = inlineRenderer(shop.context)(handlers);
        return {
          ...others,
          render: async (served, owner, task, isWanted = () => true) => {
            asked.push(task.address);
            state.wanted.push(isWanted);
            await state.gate;
            if (state.isBusy) throw new TooManyRenders('busy');
            return render(served, owner, task);
          },
        };
      },
    },
  });
  return { ...shop, live: release.id, app, asked, state, metrics };
}

test('answers with the seed and the data of a page, which no render follows', async () => {
  const { app, live } = await openShop();
  const answer = await app.inject(`/_data/${live}/open?q=a`);
  expect(answer.json()).toEqual({ seed: 1, data: { lines: 1, search: '?q=a', asks: false } });
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=60',
    vary: 'accept-encoding',
    'x-robots-tag': 'noindex',
  });
  expect(answer.headers['set-cookie']).toBeUndefined();
  const { etag } = answer.headers;
  const again = { url: `/_data/${live}/open?q=a`, headers: { 'if-none-match': String(etag) } };
  expect((await app.inject(again)).statusCode).toBe(304);
  const compressed = await app.inject({ url: again.url, headers: { 'accept-encoding': 'br' } });
  expect(compressed.headers['content-encoding']).toBe('br');
  const head = await app.inject({ url: again.url, method: 'HEAD' });
  expect([head.statusCode, head.body]).toEqual([200, '']);
});

test('loads data once for all visitors, apart from the document of the address', async () => {
  const { app, live, asked } = await openShop();
  const urls = ['?q=a', '?q=a&utm_source=mail', '?q=a'].map((query) => `/_data/${live}/open${query}`);
  await Promise.all(urls.map((url) => app.inject(url)));
  await app.inject(urls[0] ?? '');
  expect(asked).toEqual(['/open?q=a']);
  expect((await app.inject('/open?q=a')).body).toContain('<p>version 1 1');
  expect(asked).toHaveLength(2);
});

test('a release that is no longer served answers 410, which is not stored', async () => {
  const { app, live, promoted } = await openShop();
  const next = await promoted(2, pageOfVersion(2));
  const old = await app.inject(`/_data/${live}/open`);
  expect([old.statusCode, old.headers['cache-control']]).toEqual([410, 'private, no-store']);
  expect((await app.inject(`/_data/${next.id}/open`)).json()).toMatchObject({ data: { lines: 2 } });
});

test.each(['/nowhere', '/OPEN', '/%6fpen', '/', '//open'])('there are no data at %s', async (path) => {
  const { app, live } = await openShop();
  const { statusCode, headers } = await app.inject(`/_data/${live}${path}`);
  expect(statusCode).toBe(404);
  expect(headers['content-type']).toContain('application/json');
});

test('refuses other methods, and addresses without a release', async () => {
  const { app, live } = await openShop();
  const { statusCode, headers } = await app.inject({ url: `/_data/${live}/open`, method: 'POST' });
  expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD']);
  expect((await app.inject('/_data/A_B/open')).statusCode).toBe(404);
});

test('each visitor may ask for data of the live release and the canary, whatever the cookies say', async () => {
  const { app, live, canary } = await openCanaryShop(pageOfVersion(2));
  for (const [release, lines] of [
    [live.id, 2],
    [canary.id, 2],
  ] as const) {
    const answer = await app.inject(`/_data/${release}/open`);
    expect(answer.json()).toMatchObject({ data: { lines } });
    expect(answer.headers['cache-control']).toBe('public, max-age=60');
  }
});

test('data of a preview need its cookie, and are not stored', async () => {
  const { app, release } = await openShop();
  const { id } = await release(2, pageOfVersion(2));
  expect((await app.inject(`/_data/${id}/open`)).statusCode).toBe(410);
  const cookie = `tanabana_preview=${signPreview(TEST_SECRET, { release: id }, 1_000)}`;
  const answer = await app.inject({ url: `/_data/${id}/open`, headers: { cookie } });
  expect(answer.json()).toMatchObject({ data: { lines: 2 } });
  expect([answer.headers['cache-control'], answer.headers.etag]).toEqual(['private, no-store', undefined]);
});

test('a page that is not found answers 404 with its data', async () => {
  const missing = pageSaying('gone', {
    load: 'async () => ({ instead: 404 })',
    meta: "() => ({ title: 'Gone', description: '', status: 404 })",
  });
  const shop = await openTestShop();
  const { id } = await shop.promoted(1, missing);
  const app = await openStorefront(shop);
  const answer = await app.inject(`/_data/${id}/open`);
  expect([answer.statusCode, answer.json()]).toEqual([404, { seed: 1, data: { instead: 404 } }]);
});

test('data that cannot be loaded answer 503 and are recorded, and no earlier version replaces them', async () => {
  const { app, promoted, metrics, asked } = await openShop();
  await app.inject('/open');
  const { id } = await promoted(2, pageOfVersion(2));
  asked.length = 0;
  const failed = await app.inject(`/_data/${id}/open?q=fail`);
  expect([failed.statusCode, failed.headers['cache-control'], failed.headers.etag]).toEqual([
    503,
    'private, no-store',
    undefined,
  ]);
  expect(asked).toEqual(['/open?q=fail']);
  expect(await counted(metrics, 'tanabana_remote_failures_total', { remote: 'cart', kind: 'server' })).toBe(
    1,
  );
  expect(
    await counted(metrics, 'tanabana_page_fallbacks_total', { route: '/_data/open', remote: 'cart' }),
  ).toBe(1);
  expect((await app.inject('/open?q=fail')).headers['x-tanabana-fallback']).toBe('previous-version');
});

test('while too many pages are queued, data answer 503', async () => {
  const { app, live, state } = await openShop();
  state.isBusy = true;
  const answer = await app.inject(`/_data/${live}/open`);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    503,
    'application/json; charset=utf-8',
  ]);
});

test('a canary whose data cannot be loaded ends', async () => {
  const { app, live, canary, judged } = await openCanaryShop(pageOfVersion(2));
  for (let number = 0; number < 60; number += 1) {
    const remoteAddress = addressOf(number);
    const url = number % 2 ? `/_data/${live.id}/open?q=fail` : `/_data/${canary.id}/open?q=fail`;
    await app.inject({ url, remoteAddress });
  }
  expect((await judged())?.reason).toMatch(/^It failed for \d+ of \d+ visitors/);
});

test('an open circuit breaker refuses data without loading them', async () => {
  const shop = await openTestShop();
  const endless = pageSaying('slow', { load: '() => new Promise(() => undefined)' });
  const { id } = await shop.promoted(1, endless);
  const app = await openStorefront(shop);
  const ask = async (query: string) => {
    const start = performance.now();
    expect((await app.inject(`/_data/${id}/open?q=${query}`)).statusCode).toBe(503);
    return performance.now() - start;
  };
  for (const slow of await Promise.all(['1', '2', '3'].map(ask))) expect(slow).toBeGreaterThan(2_500);
  expect(await ask('4')).toBeLessThan(1_000);
});

test('data are wanted while one of the visitors who have asked for them waits', async () => {
  const { app, live, state, asked } = await openShop();
  const gate: { open?: () => void } = {};
  state.gate = new Promise((resolve) => (gate.open = resolve));
  const address = `${await app.listen({ port: 0 })}/_data/${live}/open?q=a`;
  const ask = () => {
    const controller = new AbortController();
    const answer = fetch(address, { signal: controller.signal }).catch(() => undefined);
    return { answer, abort: () => controller.abort() };
  };
  const isWanted = () => state.wanted.some((each) => each());
  const [first, second] = [ask(), ask()];
  await waitUntil(isWanted);
  await delay(100);
  first.abort();
  await delay(100);
  expect(isWanted()).toBe(true);
  second.abort();
  await waitUntil(() => !isWanted());
  gate.open?.();
  await app.close();
  expect(asked).toEqual(['/open?q=a']);
});

/** @throws {Error} if the condition is still false after 5 seconds */
async function waitUntil(isTrue: () => boolean) {
  for (let tries = 0; !isTrue(); tries += 1) {
    if (tries > 500) throw new Error('The condition stayed false.');
    await delay(10);
  }
}
