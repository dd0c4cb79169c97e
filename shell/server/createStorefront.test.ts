/** @jest-environment node */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  moduleFile,
  openStorefront,
  openTestShop,
  pageSaying,
  scriptAddress,
  THROWING,
  versionOf,
} from '../test/testShop';

async function storefront() {
  const shop = await openTestShop();
  return { ...shop, app: await openStorefront(shop) };
}

test('answers 503 until a release is live', async () => {
  const { app, promoted } = await storefront();
  expect((await app.inject('/healthz')).statusCode).toBe(503);
  const page = await app.inject('/cart');
  expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '5']);
  expect(page.body).toContain('We cannot show this page just now.');
  const release = await promoted(1);
  expect((await app.inject('/healthz')).json()).toEqual({ release: release.id });
});

test('is unready during shutdown, and continues to serve', async () => {
  const shop = await openTestShop();
  await shop.promoted(1);
  let isStopping = false;
  const app = await openStorefront(shop, { isStopping: () => isStopping });
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  isStopping = true;
  const health = await app.inject('/healthz');
  expect([health.statusCode, health.headers['cache-control']]).toEqual([503, 'no-store']);
  expect((await app.inject('/cart')).statusCode).toBe(200);
});

test('renders a page with its data, head, policy and preloads', async () => {
  const { app, promoted } = await storefront();
  await promoted(1);
  const answer = await app.inject('/cart');
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('<p>version 1 2 seed 1</p>');
  expect(answer.body).toContain('<title>Cart</title>');
  expect(answer.body).toContain(
    `<link rel="modulepreload" href="${scriptAddress(1, 'pages-cart.js')}" integrity="sha384-`,
  );
  expect(answer.headers['content-security-policy']).toContain("style-src 'self' 'sha256-");
  expect((await app.inject('/nowhere')).statusCode).toBe(404);
});

test('serves a cached document for a minute, compressed if accepted', async () => {
  const { app, promoted } = await storefront();
  await promoted(1);
  await app.inject('/cart');
  expect((await app.inject('/cart')).body).toContain('seed 1');
  const compressed = await app.inject({ url: '/cart', headers: { 'accept-encoding': 'br' } });
  expect(compressed.headers['content-encoding']).toBe('br');
});

test('serves a release from the request after its promotion, and still serves the files of the previous one', async () => {
  const { app, promoted } = await storefront();
  await promoted(1);
  expect((await app.inject('/cart')).body).toContain('version 1 2');
  await promoted(2);
  expect((await app.inject('/cart')).body).toContain('version 2 2');
  expect((await app.inject(scriptAddress(1))).statusCode).toBe(200);
});

test.each([
  ['throws when it is loaded', 'throw new Error("no")'],
  ['is no program', '{{{'],
  ['throws in its metadata', pageSaying('one', { meta: '() => no.such' })],
  ['throws while rendering', pageSaying('one', THROWING)],
])('a remote whose page %s affects its own region only, and that page is not cached', async (_what, page) => {
  const { app, promoted } = await storefront();
  await promoted(1, page);
  const answer = await app.inject('/cart');
  expect(answer.body).toContain('id="root"');
  expect(answer.body).not.toContain('"page":');
  expect((await app.inject('/nowhere')).statusCode).toBe(404);
  await promoted(2, pageSaying('mended'));
  expect((await app.inject('/cart')).body).toContain('mended 2');
});

test('continues with the last good release when the deployment history cannot be read', async () => {
  const { app, promoted, folder } = await storefront();
  await promoted(1);
  await app.inject('/cart');
  writeFileSync(path.join(folder, 'releases/deployments/00000002.json'), '{"live":"no-such-release"}');
  expect((await app.inject('/cart')).body).toContain('version 1 2');
});

test('continues with the last good release when a promoted one names a missing version', async () => {
  const { app, promoted, folder } = await storefront();
  await promoted(1);
  await app.inject('/cart');
  await promoted(2);
  rmSync(path.join(folder, 'artefacts/cart', versionOf(2), ''), { recursive: true });
  expect((await app.inject('/cart')).body).toContain('version 1 2');
});

test('retries a deployment that failed to load, and reports the deployment until it loads', async () => {
  const shop = await openTestShop();
  let now = 0;
  const app = await openStorefront(shop, { now: () => now });
  const { id } = await shop.promoted(1);
  await app.inject('/cart');
  const later = await shop.promoted(2);
  const file = path.join(shop.folder, 'artefacts/cart', versionOf(2), 'deploy.json');
  const manifest = readFileSync(file);
  rmSync(file);
  await app.inject('/cart');
  const because = `TB-STORE-011: Release ${later.id} names cart ${versionOf(2)}, which is not in the artefact store.`;
  expect((await app.inject('/healthz')).json()).toEqual({ release: id, missed: 2, because });
  writeFileSync(file, manifest);
  await app.inject('/cart');
  expect((await app.inject('/healthz')).json()).toEqual({ release: id, missed: 2, because });
  now = 5_000;
  await app.inject('/cart');
  await new Promise(setImmediate);
  expect((await app.inject('/healthz')).json()).toEqual({ release: later.id });
});

test('refuses to run a server file that was altered after it was published', async () => {
  const { app, promoted, folder } = await storefront();
  const { cart } = (await promoted(1)).remotes;
  writeFileSync(moduleFile(folder, cart!, './pages/cart'), pageSaying('evil'));
  expect((await app.inject('/cart')).body).not.toContain('evil');
});

test('serves only the browser files of a version', async () => {
  const { app, promoted, folder } = await storefront();
  const { cart } = (await promoted(1)).remotes;
  const entry = await app.inject(scriptAddress(1));
  expect(entry.headers['cache-control']).toContain('immutable');
  for (const address of [
    `/assets/cart/../${cart?.serverModules['./pages/cart'] ?? ''}`,
    `/assets/cart/%2e%2e/${cart?.serverModules['./pages/cart'] ?? ''}`,
    `/assets/cart/..%2f..%2f${versionOf(1)}/deploy.json`,
    `/assets/cart/${versionOf(1)}/deploy.json`,
    '/assets/cart/missing.0123456789.js',
    '/assets/cart/entry.js',
  ]) {
    expect([403, 404]).toContain((await app.inject(address)).statusCode);
  }
  rmSync(path.join(folder, 'artefacts/cart/files/browser', path.basename(scriptAddress(1))));
  expect((await app.inject(scriptAddress(1))).statusCode).toBe(404);
});

test('marks personal pages as noindex, and omits them from the sitemap', async () => {
  const { app, promoted } = await storefront();
  await promoted(1);
  expect((await app.inject('/robots.txt')).body).not.toContain('Disallow: /');
  expect((await app.inject('/cart')).body).toContain('<meta name="robots" content="noindex"/>');
  const sitemap = await app.inject('/sitemap.xml');
  expect(sitemap.headers['content-type']).toContain('application/xml');
  expect(sitemap.body).not.toContain('/cart');
});

test('accepts failure reports of browsers, and refuses malformed ones', async () => {
  const { app } = await storefront();
  const report = {
    release: 'one',
    remote: 'cart',
    version: versionOf(1),
    expose: './pages/cart',
    kind: 'load',
    message: '404',
  };
  expect((await app.inject({ method: 'POST', url: '/_failures', payload: report })).statusCode).toBe(204);
  expect(
    (await app.inject({ method: 'POST', url: '/_failures', payload: { ...report, kind: 'joke' } }))
      .statusCode,
  ).toBe(400);
});
