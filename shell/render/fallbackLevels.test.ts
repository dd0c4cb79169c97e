/** @jest-environment node */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { signPreview } from '@tanabana/releases/signatures/preview';
import { rollback } from '@tanabana/releases/deployments/deployReleases';
import { dataIn, importMapIn, pageIn } from '../test/readHtml';
import {
  moduleFile,
  openStorefront,
  openTestShop,
  pageSaying,
  scriptAddress,
  TEST_SECRET,
  THROWING,
  versionOf,
} from '../test/testShop';

const LONG = 'handwoven in Bhadohi by four weavers over eleven weeks of patient work';
const BROKEN = pageSaying('two', THROWING);
/** A page whose data can be loaded the first time, but not the second time. */
const FAILING_ONCE = pageSaying(LONG, {
  load: "async () => { globalThis.loads = (globalThis.loads ?? 0) + 1; if (loads === 2) throw new Error('no stock'); return { lines: 2 }; }",
});

/** A page that catches an error in the code, displays a message and answers with status 503. */
const catching = (code: string) =>
  pageSaying('Sorry', {
    atLoad: `let status; try { ${code} } catch { status = 503; }`,
    meta: "() => ({ title: 'Cart', description: 'Your cart', status })",
  });

/** A page that runs code when it is rendered. */
const rendering = (code: string) => pageSaying('two', { inPage: code });

async function storefront(options = {}) {
  const shop = await openTestShop();
  let now = 0;
  const app = await openStorefront(shop, { now: () => now, currentSeed: () => 1, ...options });
  return { ...shop, app, passTime: (time: number) => (now += time) };
}

/** Returns the share of the words of a complete page that another page contains, from 0 to 1. */
function shareOfWords(whole: string, other: string): number {
  const words = (html: string): readonly string[] =>
    html.replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, ' ').match(/[\p{L}\p{N}]+/gu) ?? [];
  const left = words(other);
  return words(whole).filter((word) => left.includes(word)).length / words(whole).length;
}

test('previous version: a version that was rolled back is a fallback again after it is promoted again', async () => {
  const { app, promoted, promote, context } = await storefront();
  const first = await promoted(1, pageSaying('one'));
  const second = await promoted(2, pageSaying('two'));
  await rollback(context.deployments, first.id);
  await promote(second.id);
  await promoted(3, BROKEN);
  expect(pageIn((await app.inject('/cart')).body)).toContain('two 2 seed');
});

test.each([
  ['throws when it is loaded', 'throw new Error("no")'],
  ['throws while rendering', BROKEN],
  [
    'never finishes rendering',
    rendering("require('react').use(globalThis.never ??= new Promise(() => undefined))"),
  ],
  ['calls reportError, which servers lack', rendering("reportError(new Error('no'))")],
  ['catches an error when it is loaded', catching("throw new Error('no');")],
  ['catches an error while rendering', catching('null.no.such;')],
])(
  'previous version: a version that %s is replaced by the last good one of its remote, words and all',
  async (_what, page) => {
    const { app, promoted } = await storefront();
    await promoted(1, pageSaying(LONG));
    const whole = (await app.inject('/cart')).body;
    await promoted(2, page);
    const answer = await app.inject('/cart');
    expect(answer.headers['x-tanabana-fallback']).toBe('previous-version');
    expect(answer.headers['cache-control']).toBe('private, no-store, no-transform');
    expect(shareOfWords(pageIn(whole), pageIn(answer.body))).toBe(1);
    // The browser hydrates the page with the version that rendered it on the server.
    expect(answer.body).toContain(scriptAddress(1, 'pages-cart.js'));
    expect(dataIn(answer.body).composition.remotes.cart).toMatchObject({ version: versionOf(1) });
    expect(answer.body).toContain('"page":');
  },
);

test('console.error fails no page', async () => {
  const print = jest.spyOn(console, 'error').mockReturnValue();
  const { app, promoted } = await storefront();
  await promoted(1, rendering("console.error('no')"));
  const answer = await app.inject('/cart');
  expect([answer.statusCode, answer.headers['x-tanabana-fallback']]).toEqual([200, undefined]);
  expect(print).toHaveBeenCalledWith('no');
});

test('documents contain the fallback version of each remote, with the integrity of its scripts', async () => {
  const { app, promoted } = await storefront();
  await promoted(1);
  await promoted(2);
  const { body } = await app.inject('/cart');
  expect(dataIn(body).composition.remotes.cart?.previous).toEqual({
    version: versionOf(1),
    entry: scriptAddress(1),
  });
  expect(importMapIn(body).integrity[scriptAddress(1, 'pages-cart.js')]).toMatch(/^sha384-/);
});

test('last good document: when loading data fails for every version, the last good document of the path is served', async () => {
  const { app, promoted, passTime } = await storefront();
  await promoted(1, FAILING_ONCE);
  const whole = (await app.inject('/cart')).body;
  passTime(60_001);
  const answer = await app.inject('/cart');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['x-tanabana-fallback']).toBe('last-good-document');
  expect(answer.headers['cache-control']).toBe('private, no-store, no-transform');
  expect(shareOfWords(pageIn(whole), pageIn(answer.body))).toBe(1);

  const healed = await app.inject('/cart');
  expect(healed.headers['x-tanabana-fallback']).toBeUndefined();
});

/** A page whose data cannot be loaded while `isBroken`. It displays its own failure, as pages of `definePage` do. */
const failingPage = (isBroken: string, failure = '{ lines: 0 }', lines = 2) =>
  pageSaying(LONG, {
    load: `async ({ search }) => { if (${isBroken}) throw new Error('no stock'); return { lines: ${lines} }; }`,
    meta: "(_, { lines }) => ({ title: 'Cart', description: 'Your cart', ...(lines === 0 && { status: 503, hidden: true }) })",
    failure,
  });

/** A page that catches the failure of its data itself, as pages without `failed` may do. */
const CATCHING = failingPage('false', 'undefined', 0);

test('failed: a page whose data cannot be loaded displays its own failure, until the data are back', async () => {
  const { app, promoted } = await storefront();
  await promoted(1, failingPage('(globalThis.loads = (globalThis.loads ?? 0) + 1) === 1'));
  const answer = await app.inject('/cart');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['x-tanabana-fallback']).toBe('static');
  expect(answer.headers['cache-control']).toBe('private, no-store, no-transform');
  expect(answer.body).toContain('<meta name="robots" content="noindex');
  expect(pageIn(answer.body)).toContain(`${LONG} 0`);
  const healed = await app.inject('/cart');
  expect([healed.statusCode, healed.headers['x-tanabana-fallback']]).toEqual([200, undefined]);
});

test('previous version: replaces a page that displays its own failure, and one that catches it', async () => {
  for (const page of [failingPage('true'), CATCHING]) {
    const { app, promoted } = await storefront();
    await promoted(1, pageSaying('one'));
    await promoted(2, page);
    const answer = await app.inject('/cart');
    expect([answer.statusCode, answer.headers['x-tanabana-fallback']]).toEqual([200, 'previous-version']);
    expect(pageIn(answer.body)).toContain('one 2');
  }
});

test('a page that catches its failure is neither cached nor a good document', async () => {
  const failures: unknown[] = [];
  const logStream = { write: (line: string) => failures.push(JSON.parse(line)) };
  const { app, promoted } = await storefront({ logLevel: 'error', development: { logStream } });
  await promoted(1, CATCHING);
  for (let visit = 1; visit < 3; visit += 1) {
    const answer = await app.inject('/cart');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['cache-control']).toBe('private, no-store, no-transform');
    expect(failures.length).toBeGreaterThanOrEqual(visit);
  }
  expect(failures[0]).toMatchObject({
    remote: 'cart',
    version: versionOf(1),
    route: '/cart',
    message: expect.stringContaining('status 503') as unknown,
  });
});

test('last good document: precedes the previous version, and is one of the same release', async () => {
  const { app, promoted, promote, passTime } = await storefront();
  const first = await promoted(1, pageSaying('one'));
  await app.inject('/cart');
  await promoted(2, failingPage('(globalThis.loads = (globalThis.loads ?? 0) + 1) === 2'));
  const whole = pageIn((await app.inject('/cart')).body);
  passTime(60_001);
  const answer = await app.inject('/cart');
  expect(answer.headers['x-tanabana-fallback']).toBe('last-good-document');
  expect(pageIn(answer.body)).toBe(whole);

  const third = await promoted(3, failingPage('true'));
  expect(first.id).not.toBe(third.id);
  await promote(third.id);
  // The documents of the second release are not those of the third, so its previous version replaces the page.
  expect((await app.inject('/cart')).headers['x-tanabana-fallback']).toBe('previous-version');
});

test('documents of a withdrawn release are removed, so that none is served after a later promotion', async () => {
  const { app, promoted, promote, context } = await storefront();
  const first = await promoted(1, pageSaying('one'));
  const second = await promoted(2, FAILING_ONCE);
  const whole = (await app.inject('/cart')).body;
  expect((await app.inject('/cart')).body).toBe(whole);
  await rollback(context.deployments, first.id);
  await app.inject('/cart');
  await promote(second.id);
  // The data cannot be loaded the second time.
  expect((await app.inject('/cart')).headers['x-tanabana-fallback']).toBe('previous-version');
});

test('a document of a preview of the live release, which has no fallback versions, reaches no shopper', async () => {
  const { app, promoted } = await storefront();
  await promoted(1);
  const { id } = await promoted(2);
  const cookie = `tanabana_preview=${signPreview(TEST_SECRET, { release: id }, 1_000_000)}`;
  const preview = await app.inject({ url: '/cart', headers: { cookie } });
  expect(dataIn(preview.body).composition.remotes.cart?.previous).toBeUndefined();
  const { body } = await app.inject('/cart');
  expect(dataIn(body).composition.remotes.cart?.previous?.version).toBe(versionOf(1));
});

test('no earlier version or document replaces a failing page when fallbacks are disabled', async () => {
  const { app, promoted, passTime } = await storefront({ development: { fallbacks: false } });
  await promoted(1);
  await app.inject('/cart');
  passTime(60_001);
  await promoted(2, BROKEN);
  const answer = await app.inject('/cart');
  expect(answer.headers['x-tanabana-fallback']).toBe('static');
  expect(dataIn(answer.body).composition.remotes.cart?.previous).toBeUndefined();
});

test('static: a path that was never rendered is answered with the layout, which is not cached', async () => {
  const { app, promoted } = await storefront();
  await promoted(1, 'throw new Error("no")');
  const answer = await app.inject('/cart');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['x-tanabana-fallback']).toBe('static');
  expect(answer.headers['cache-control']).toBe('private, no-store, no-transform');
  expect(pageIn(answer.body)).toContain('No page');
});

test('when not even the shell renders, an emergency page is served, until rendering works again', async () => {
  const { app, promoted, folder } = await storefront();
  const { shell } = await promoted(1);
  const file = moduleFile(folder, shell, './server');
  const content = readFileSync(file);
  rmSync(file);
  const answer = await app.inject('/cart');
  expect(answer.statusCode).toBe(503);
  expect(answer.body).toContain('<a href="/">go to the home page</a>');
  expect(answer.body).toContain('mailto:hello@tanabana.example');
  writeFileSync(file, content);
  expect((await app.inject('/cart')).body).toContain('version 1 2');
});

test('a version that was rolled back is no fallback', async () => {
  const { app, promoted, context } = await storefront();
  await promoted(1, pageSaying('one'));
  const second = await promoted(2, BROKEN);
  await promoted(3, pageSaying('withdrawn'));
  await rollback(context.deployments, second.id);
  expect((await app.inject('/cart')).body).toContain('one 2');
});

test.each([
  ['cannot be read', () => Promise.reject(new Error('the bucket is not there'))],
  ['never responds', () => new Promise<boolean>(() => undefined)],
])('a history that %s does not affect the live release', async (_what, has) => {
  const { app, promoted, context } = await storefront({ development: { historyTimeoutMs: 500 } });
  await promoted(1);
  await app.inject('/cart');
  jest.spyOn(context.deployments, 'has').mockImplementation(has);
  const answer = await app.inject('/cart');
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('version 1');
});
