/** @jest-environment node */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { TooManyRenders, type Renderer } from '../../render/renderTask';
import { inlineRenderer } from '../../test/inlineRenderer';
import {
  moduleFile,
  openStorefront,
  openTestShop,
  pageSaying,
  THROWING,
  versionOf,
} from '../../test/testShop';

type Storefront = Awaited<ReturnType<typeof openStorefront>>;

async function readiness(app: Storefront) {
  const answer = await app.inject('/readyz');
  return [answer.statusCode, answer.json<{ message?: string }>().message];
}

const READY = [200, undefined];

async function serverWithRenderer(page?: string) {
  const shop = await openTestShop();
  const { id } = await shop.promoted(1, page);
  const clock = { now: 0 };
  /** Error that every render throws, if any. */
  const renderer: { failsWith?: Error } = {};
  const app = await openStorefront(shop, {
    now: () => clock.now,
    development: {
      openRenderer: (handlers): Renderer => {
        const { render, ...others } = inlineRenderer(shop.context)(handlers);
        return {
          ...others,
          render: (...task) => (renderer.failsWith ? Promise.reject(renderer.failsWith) : render(...task)),
        };
      },
    },
  });
  const cannot = [503, `No page of release ${id} can be rendered here. The log of this server says why.`];
  return { shop, app, clock, renderer, cannot };
}

const BROKEN = new Error('no memory for a process');

test('a server that is stopping, or has nothing to serve, is alive but not ready', async () => {
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

test('a server that cannot render is not ready until it can', async () => {
  const shop = await openTestShop();
  const { id, shell } = await shop.promoted(1);
  const file = moduleFile(shop.folder, shell, './server');
  const content = readFileSync(file);
  rmSync(file);
  const app = await openStorefront(shop);
  expect((await app.inject('/cart')).statusCode).toBe(503);
  const cannot = `No page of release ${id} can be rendered here. The log of this server says why.`;
  expect(await readiness(app)).toEqual([503, cannot]);
  writeFileSync(file, content);
  expect(await readiness(app)).toEqual(READY);
});

test('explains that no deployment can be loaded, or that the history cannot be read', async () => {
  const shop = await openTestShop();
  const releases = [await shop.promoted(1), await shop.promoted(2)];
  const files = [1, 2].map((number) =>
    path.join(shop.folder, 'artefacts/cart', versionOf(number), 'deploy.json'),
  );
  files.forEach((file) => rmSync(file));
  expect(await readiness(await openStorefront(shop))).toEqual([
    503,
    `No deployment can be served here, from number 2 back. TB-STORE-011: Release ${releases[1]?.id} names cart ${versionOf(2)}, which is not in the artefact store.`,
  ]);
  jest.spyOn(shop.context.deployments, 'has').mockRejectedValue(new Error('the bucket is not there'));
  expect(await readiness(await openStorefront(shop))).toEqual([
    503,
    'The deployment history cannot be read.',
  ]);
});

test('reports a deployment that loads too slowly, and serves the previous release', async () => {
  const shop = await openTestShop();
  const { id } = await shop.promoted(1);
  const clock = { now: 0 };
  let wait = Promise.resolve();
  const app = await openStorefront(shop, {
    now: () => clock.now,
    development: {
      openRenderer: (handlers): Renderer => ({
        ...inlineRenderer(shop.context)(handlers),
        prepare: () => wait,
      }),
    },
  });
  await readiness(app);
  let finish = (): void => undefined;
  wait = new Promise((resolve) => (finish = resolve));
  const later = await shop.promoted(2);
  expect((await app.inject('/healthz')).json()).toEqual({ release: id });
  clock.now = 10_000;
  expect((await app.inject('/healthz')).json()).toEqual({
    release: id,
    missed: 2,
    because: 'It was not ready within 10 s.',
  });
  finish();
  await new Promise(setImmediate);
  expect((await app.inject('/healthz')).json()).toEqual({ release: later.id });
});

test('becomes unready when all pages fail for a while, and ready when pages render again', async () => {
  const { app, clock, renderer, cannot } = await serverWithRenderer();
  expect(await readiness(app)).toEqual(READY);
  renderer.failsWith = BROKEN;
  clock.now = 100_000;
  expect((await app.inject('/cart')).statusCode).toBe(503);
  clock.now += 14_999;
  expect(await readiness(app)).toEqual(READY);
  clock.now += 1;
  expect(await readiness(app)).toEqual(cannot);
  expect(await readiness(app)).toEqual(cannot);
  delete renderer.failsWith;
  expect(await readiness(app)).toEqual(READY);
});

test('stays ready while cached pages are served', async () => {
  const { app, clock, renderer } = await serverWithRenderer();
  await app.inject('/cart');
  renderer.failsWith = BROKEN;
  for (clock.now = 100_000; clock.now < 200_000; clock.now += 10_000) {
    expect((await app.inject('/open')).statusCode).toBe(503);
    expect((await app.inject('/cart')).headers['x-tanabana-fallback']).toBe('last-good-document');
    expect(await readiness(app)).toEqual(READY);
  }
});

test('stays ready despite a failing remote, a full queue or an unreachable store', async () => {
  const { shop, app, clock, renderer } = await serverWithRenderer(pageSaying('one', THROWING));
  const failFor = async (milliseconds: number) => {
    for (const until = clock.now + milliseconds; clock.now < until; clock.now += 10_000) {
      expect((await app.inject('/cart')).statusCode).toBe(503);
      expect(await readiness(app)).toEqual(READY);
    }
  };
  await failFor(60_000);
  renderer.failsWith = new TooManyRenders('too many');
  await failFor(60_000);
  delete renderer.failsWith;
  const away = new Error('the bucket is not there');
  jest.spyOn(shop.context.deployments, 'has').mockRejectedValue(away);
  jest.spyOn(shop.context.releases, 'load').mockRejectedValue(away);
  await failFor(60_000);
});
