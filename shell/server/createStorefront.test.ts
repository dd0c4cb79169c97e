/** @jest-environment node */
import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { defaultSettings } from '@tanabana/shared/settings/defaultSettings';
import { ArtefactStore } from '../release/artefactStore';
import { compose } from '../release/compose';
import { ReleaseStore } from '../release/releaseStore';
import { builtDeployable, newFolder } from '../test/deployManifest';
import { createStorefront } from './createStorefront';
import { storefrontFolders } from './storefrontFolders';

/** The server build of a shell that shows nothing but the page. */
const SHELL = `
const { createElement, Suspense } = require('react');
const text = (value) => createElement('p', null, value);
exports.PRELOADED_FONTS = [];
exports.globalStyles = () => 'p{color:red}';
exports.matchPage = (routes, pathname) => {
  const route = routes.find(({ path }) => path === pathname);
  if (route) return { kind: 'remote', params: {}, ...route };
  return { kind: 'own', params: {}, module: { meta: () => ({ title: 'Gone', description: '', status: 404 }) } };
};
exports.serverApp = ({ page, composition }) => page
  ? createElement(Suspense, { fallback: text('Loading') }, createElement(page.module.Component, { data: page.data, seed: composition.seed }))
  : text('No page');
`;

/** The server build of a cart page that says which version it is. */
const cartPage = (words: string) => `
const { createElement } = require('react');
exports.default = {
  Component: ({ data, seed }) => createElement('p', null, '${words} ' + data.lines + ' seed ' + seed),
  load: async () => ({ lines: 2 }),
  meta: () => ({ title: 'Cart', description: 'Your cart' }),
};`;

async function storefront() {
  const root = path.resolve(__dirname, '../..');
  const folders = storefrontFolders(root, newFolder());
  const artefacts = new ArtefactStore(folders.artefacts);
  const releases = new ReleaseStore(folders.releases);
  const shell = artefacts.publish(
    builtDeployable(
      { name: 'shell', entry: 'main.js', serverModules: { './server': 'server/server.cjs' } },
      { 'browser/main.js': 'export {}', 'server/server.cjs': SHELL },
    ),
  );
  const promote = async (version: string, page: string) => {
    const cart = artefacts.publish(
      builtDeployable(
        {
          version,
          routes: [{ path: '/cart', expose: './pages/cart', fragments: [] }],
          exposes: { './pages/cart': ['pages-cart.js'] },
          serverModules: { './pages/cart': 'server/pages-cart.cjs' },
        },
        {
          'browser/entry.js': 'export {}',
          'browser/pages-cart.js': 'export {}',
          'server/pages-cart.cjs': page,
        },
      ),
    );
    const versions = { shell: shell.version, cart: cart.version };
    const release = await compose(artefacts, versions, defaultSettings, '2026-01-01T00:00:00.000Z');
    releases.save(release);
    releases.promote(release.id);
    return release;
  };
  let seed = 0;
  const app = await createStorefront({
    folders,
    drawSeed: () => (seed += 1),
    now: () => 0,
    logLevel: 'silent',
  });
  return { app, promote, folders, artefacts };
}

const ONE = '1.0.0-0000000001';
const TWO = '1.0.0-0000000002';

test('says that it cannot serve until a release is on show', async () => {
  const { app, promote } = await storefront();
  expect((await app.inject('/healthz')).statusCode).toBe(503);
  expect((await app.inject('/cart')).statusCode).toBe(503);
  const release = await promote(ONE, cartPage('one'));
  expect((await app.inject('/healthz')).json()).toEqual({ release: release.id });
});

test('renders a page with what it loaded, its head, its policy and its preloads', async () => {
  const { app, promote } = await storefront();
  await promote(ONE, cartPage('one'));
  const answer = await app.inject('/cart');
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('<p>one 2 seed 1</p>');
  expect(answer.body).toContain('<title>Cart</title>');
  expect(answer.body).toContain(
    `<link rel="modulepreload" href="/assets/cart/${ONE}/pages-cart.js" integrity="sha384-`,
  );
  expect(answer.headers['content-security-policy']).toContain("style-src 'self' 'sha256-");
  expect((await app.inject('/nowhere')).statusCode).toBe(404);
});

test('gives the same document for a minute, compressed for those who can read it', async () => {
  const { app, promote } = await storefront();
  await promote(ONE, cartPage('one'));
  await app.inject('/cart');
  expect((await app.inject('/cart')).body).toContain('seed 1');
  const compressed = await app.inject({ url: '/cart', headers: { 'accept-encoding': 'br' } });
  expect(compressed.headers['content-encoding']).toBe('br');
});

test('shows a release from the request after its promotion, and keeps the files of the one before', async () => {
  const { app, promote } = await storefront();
  await promote(ONE, cartPage('one'));
  expect((await app.inject('/cart')).body).toContain('one 2');
  await promote(TWO, cartPage('two'));
  expect((await app.inject('/cart')).body).toContain('two 2');
  expect((await app.inject(`/assets/cart/${ONE}/entry.js`)).statusCode).toBe(200);
});

test.each([
  ['throws when it is loaded', 'throw new Error("no")'],
  ['is no program', '{{{'],
  [
    'throws while it says its title',
    cartPage('one').replace("({ title: 'Cart', description: 'Your cart' })", 'no.such'),
  ],
  ['throws while rendering', cartPage('one').replace("'one ' + data.lines", 'data.no.such')],
])('a remote whose page %s costs its own region only, and that page is not cached', async (_what, page) => {
  const { app, promote } = await storefront();
  await promote(ONE, page);
  const answer = await app.inject('/cart');
  expect(answer.body).toContain('id="root"');
  expect(answer.body).not.toContain('"page":');
  expect((await app.inject('/nowhere')).statusCode).toBe(404);
  await promote(TWO, cartPage('mended'));
  expect((await app.inject('/cart')).body).toContain('mended 2');
});

test('keeps the last good release when the pointer names one that cannot be read', async () => {
  const { app, promote, folders } = await storefront();
  await promote(ONE, cartPage('one'));
  await app.inject('/cart');
  const pointer = path.join(folders.releases, 'pointer.json');
  writeFileSync(pointer, '{"current":"no-such-release"}');
  utimesSync(pointer, new Date(), new Date(0));
  expect((await app.inject('/cart')).body).toContain('one 2');
});

test('keeps the last good release when a promoted one names a version that is not there', async () => {
  const { app, promote, artefacts } = await storefront();
  await promote(ONE, cartPage('one'));
  await app.inject('/cart');
  await promote(TWO, cartPage('two'));
  rmSync(artefacts.pathOf('cart', TWO, ''), { recursive: true });
  expect((await app.inject('/cart')).body).toContain('one 2');
});

test('refuses to run a server file that was altered after it was published', async () => {
  const { app, promote, artefacts } = await storefront();
  await promote(ONE, cartPage('one'));
  writeFileSync(artefacts.pathOf('cart', ONE, 'server/pages-cart.cjs'), cartPage('evil'));
  expect((await app.inject('/cart')).body).not.toContain('evil');
});

test('serves the browser files of a version and nothing else of it', async () => {
  const { app, promote, artefacts } = await storefront();
  await promote(ONE, cartPage('one'));
  const entry = await app.inject(`/assets/cart/${ONE}/entry.js`);
  expect(entry.headers['cache-control']).toContain('immutable');
  for (const address of [
    `/assets/cart/${ONE}/../server/pages-cart.cjs`,
    `/assets/cart/${ONE}/%2e%2e/deploy.json`,
    `/assets/cart/${ONE}/..%2fdeploy.json`,
    `/assets/cart/${ONE}/missing.js`,
    '/assets/cart/latest/entry.js',
  ]) {
    expect([403, 404]).toContain((await app.inject(address)).statusCode);
  }
  rmSync(artefacts.pathOf('cart', ONE, 'browser/entry.js'));
  expect((await app.inject(`/assets/cart/${ONE}/entry.js`)).statusCode).toBe(404);
});

test('tells search engines the pages of the release on show', async () => {
  const { app, promote } = await storefront();
  await promote(ONE, cartPage('one'));
  expect((await app.inject('/robots.txt')).body).toContain('Disallow: /cart\n');
  const sitemap = await app.inject('/sitemap.xml');
  expect(sitemap.headers['content-type']).toContain('application/xml');
  expect(sitemap.body).not.toContain('/cart');
});

test('hears failures from browsers, and nothing that is no such report', async () => {
  const { app } = await storefront();
  const report = {
    release: 'one',
    remote: 'cart',
    version: ONE,
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
