import { parseSetCookie } from 'cookie';
import fc from 'fast-check';
import { startCanary, stopCanary } from '@tanabana/releases/deployments/deployReleases';
import { openStorefront, openTestShop, TEST_SECRET, type TestShop } from '../../test/testShop';
import { runRelease } from '../../cli/runRelease';
import { dataIn } from '../../test/readHtml';
import { signPreview } from '@tanabana/releases/signatures/preview';
import { Metrics } from '../telemetry/metrics';
import { sign } from '@tanabana/releases/signatures/signed';

type App = Awaited<ReturnType<typeof openStorefront>>;

function newVisitor(app: App) {
  const cookies = new Map<string, string>();
  return async (url: string) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await app.inject({ url, headers: cookie ? { cookie } : {} });
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
      const { name, value, maxAge } = parseSetCookie(line);
      if (maxAge === 0) cookies.delete(name);
      else cookies.set(name, value ?? '');
    }
    return answer;
  };
}

const versionSeen = (body: string) => /version (\d) 2/.exec(body)?.[1];

async function canaryShop(share: number, random: () => number) {
  const shop = await openTestShop();
  await shop.promoted(1);
  const { id } = await shop.release(2);
  await startCanary(shop.context.deployments, id, share);
  return { ...shop, id, app: await openStorefront(shop, { random }) };
}

test('a visitor always gets the same release, also when the share of the canary grows', async () => {
  const draws = [0.07, 0.5];
  const { app, context, id } = await canaryShop(0.05, () => draws.shift() ?? 0);
  const early = newVisitor(app);
  const late = newVisitor(app);
  for (let visit = 0; visit < 3; visit += 1) {
    expect(versionSeen((await early('/cart')).body)).toBe('1');
    expect(versionSeen((await late('/cart')).body)).toBe('1');
  }
  await startCanary(context.deployments, id, 0.1);
  expect(versionSeen((await early('/cart')).body)).toBe('2');
  expect(versionSeen((await late('/cart')).body)).toBe('1');
  await stopCanary(context.deployments, 'Enough.');
  expect(versionSeen((await early('/cart')).body)).toBe('1');
});

test('render processes render the pages of a canary', async () => {
  const shop = await openTestShop();
  await shop.promoted(1);
  const { id } = await shop.release(2);
  const schedule = { steps: [0.6], everySeconds: 60 };
  await startCanary(shop.context.deployments, id, 0.5, { schedule });
  const app = await openStorefront(shop, { rendersApart: true, renders: 1 });
  try {
    const { body, headers } = await newVisitor(app)('/cart');
    expect(headers['x-tanabana-fallback']).toBeUndefined();
    expect(versionSeen(body)).toBe('2');
  } finally {
    await app.close();
  }
});

test('a canary in steps keeps its visitors while its share grows', async () => {
  const draws = [0.03, 0.1, 0.5];
  const shop = await openTestShop();
  await shop.promoted(1);
  const { id } = await shop.release(2);
  const schedule = { steps: [0.2], everySeconds: 900 };
  await startCanary(shop.context.deployments, id, 0.05, { schedule });
  let passed = 0;
  const now = () => Date.now() + passed;
  const metrics = new Metrics();
  const app = await openStorefront(shop, { random: () => draws.shift() ?? 0, now, metrics });
  const visitors = draws.map(() => newVisitor(app));
  const seen = async () => {
    const versions: (string | undefined)[] = [];
    for (const visit of visitors) versions.push(versionSeen((await visit('/cart')).body));
    return versions;
  };
  expect(await seen()).toEqual(['2', '1', '1']);
  expect(await metrics.registry.metrics()).toContain('tanabana_canary_share 0.05');
  passed = 900_000;
  expect(await seen()).toEqual(['2', '2', '1']);
  expect(await metrics.registry.metrics()).toContain('tanabana_canary_share 0.2');
  passed = 9_000_000;
  expect(await seen()).toEqual(['2', '2', '1']);
});

test('the canary gets its share of visitors, within the sampling error', async () => {
  const { app, context, id } = await canaryShop(0.5, () => Math.random());
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 99 }), async (percent) => {
      await startCanary(context.deployments, id, percent / 100);
      const visitors = 400;
      let inside = 0;
      for (let visitor = 0; visitor < visitors; visitor += 1) {
        const { headers } = await app.inject('/cart');
        if (headers['x-tanabana-cohort'] === 'canary') inside += 1;
      }
      const share = percent / 100;
      // Accepts five standard deviations, so that a correct share fails once in two million samples.
      expect(Math.abs(inside / visitors - share)).toBeLessThan(
        5 * Math.sqrt((share * (1 - share)) / visitors),
      );
    }),
    { numRuns: 8 },
  );
});

test('an invalid bucket cookie is replaced', async () => {
  const { app } = await canaryShop(0.05, () => 0.9);
  for (const cookie of ['tanabana_canary=', 'tanabana_canary=x.-1', 'tanabana_canary=x.99999999', '=;=']) {
    const answer = await app.inject({ url: '/cart', headers: { cookie } });
    expect(versionSeen(answer.body)).toBe('1');
  }
});

test('shared caches may store pages for a second, and nothing during a canary', async () => {
  const { app, context } = await canaryShop(0.05, () => 0.9);
  const during = await app.inject('/cart');
  expect(during.headers['cache-control']).toBe('private, no-store, no-transform');
  for (const cookie of [during.headers['set-cookie']].flat())
    expect(cookie).toMatch(/HttpOnly; SameSite=Lax/);
  await stopCanary(context.deployments, 'Enough.');
  const after = await app.inject('/cart');
  expect(after.headers['cache-control']).toBe(
    'public, max-age=0, s-maxage=1, stale-if-error=600, no-transform',
  );
  expect(after.headers.vary).toBe('accept-encoding, cookie');
  expect(after.headers['set-cookie']).toBeUndefined();
});

const HOUR = 3_600_000;

const PREVIEW_SECRET = 'the secret of preview links, and long enough';

async function previewShop() {
  const shop: TestShop = await openTestShop();
  await shop.promoted(1);
  const { id } = await shop.release(2);
  let now = 0;
  const app = await openStorefront(shop, { now: () => now });
  return { app, id, passTime: (time: number) => (now += time) };
}

test('a visitor with a preview link gets another release on every page until the link expires', async () => {
  const { app, id, passTime } = await previewShop();
  const visitor = newVisitor(app);
  const link = `/cart?size=5&preview=${signPreview(TEST_SECRET, { release: id }, HOUR)}`;
  const opened = await visitor(link);
  expect(opened.statusCode).toBe(303);
  expect(opened.headers.location).toBe('/cart?size=5');
  const seen = await visitor('/cart');
  expect(versionSeen(seen.body)).toBe('2');
  expect(seen.headers['cache-control']).toBe('private, no-store, no-transform');
  expect(seen.headers['x-robots-tag']).toBe('noindex');
  expect(versionSeen((await newVisitor(app)('/cart')).body)).toBe('1');

  await visitor('/cart?preview=off');
  expect(versionSeen((await visitor('/cart')).body)).toBe('1');
  await visitor(link);
  passTime(HOUR);
  expect(versionSeen((await visitor('/cart')).body)).toBe('1');
  expect((await visitor(link)).statusCode).toBe(403);
});

test('a link that a team signs with the preview secret opens, and one of another secret does not', async () => {
  const shop = await openTestShop();
  await shop.promoted(1);
  const { id } = await shop.release(2);
  const app = await openStorefront(shop, { previewSecret: PREVIEW_SECRET });
  const printed: string[] = [];
  const env = { DATA_DIR: shop.folder, PREVIEW_SECRET };
  await runRelease(shop.context.root, ['preview', id], env, (text) => printed.push(text));
  const visitor = newVisitor(app);
  const { search } = new URL(printed.at(-1) ?? '');
  expect((await visitor(`/cart${search}`)).statusCode).toBe(303);
  expect(versionSeen((await visitor('/cart')).body)).toBe('2');
  const other = signPreview(TEST_SECRET, { release: id }, Date.now() + HOUR);
  expect((await newVisitor(app)(`/cart?preview=${other}`)).statusCode).toBe(403);
});

test('a preview link may load one remote from the dev server of a visitor, for this visitor only', async () => {
  const { app, id } = await previewShop();
  const visitor = newVisitor(app);
  const preview = { release: id, override: { remote: 'cart', port: 3103 } };
  await visitor(`/cart?preview=${signPreview(TEST_SECRET, preview, HOUR)}`);
  const mine = await visitor('/cart');
  expect(mine.statusCode).toBe(200);
  expect(versionSeen(mine.body)).toBeUndefined();
  const { entry } = dataIn(mine.body).composition.remotes.cart ?? {};
  expect(entry).toBe('http://localhost:3103/assets/cart/dev/entry.js');
  expect(mine.headers).toMatchObject({
    'cache-control': 'private, no-store, no-transform',
    'x-tanabana-cohort': 'preview',
  });
  const policy = String(mine.headers['content-security-policy']);
  expect(policy).toMatch(/script-src 'self' http:\/\/localhost:3103 /);
  expect(policy).toMatch(/connect-src 'self' http:\/\/localhost:3103 ws:\/\/localhost:3103/);

  const others = await newVisitor(app)('/cart');
  expect(versionSeen(others.body)).toBe('1');
  expect(String(others.headers['content-security-policy'])).not.toContain('localhost');
});

test('refuses links with another purpose, another key or no signature', async () => {
  const { app, id } = await previewShop();
  const good = signPreview(TEST_SECRET, { release: id }, HOUR);
  for (const token of [
    sign(TEST_SECRET, 'document', id, HOUR),
    signPreview('another secret, just as long as the right one', { release: id }, HOUR),
    good.replace(id, 'other'),
    good.replace(id, `${id}~cart~3103`),
    good.replace(/\.\w+\./, '.zzzzzz.'),
    id,
    '',
  ]) {
    const answer = await app.inject(`/cart?preview=${token}`);
    expect(answer.statusCode).toBe(403);
    expect(answer.headers['set-cookie']).toBeUndefined();
  }
});
