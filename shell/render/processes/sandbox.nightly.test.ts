/** @jest-environment node */
import { closeIsolationShops, openIsolationShop } from '../../test/isolationShop';
import { pageIn } from '../../test/readHtml';
import { renderProcessIds } from '../../test/renderProcessIds';
import { garbageCollector } from './heapWatch';

jest.setTimeout(180_000);
afterEach(closeIsolationShops);

const MEGABYTE = 2 ** 20;

/** Returns the used heap of the server process after a garbage collection, in bytes. */
function heapInUse(): number {
  garbageCollector()();
  return process.memoryUsage().heapUsed;
}

test.each([
  ['a changed prototype', "Object.prototype.status = 418; Array.prototype.map = () => ['taken']"],
  [
    'a replaced built-in',
    "JSON.stringify = () => 'taken'; Math.floor = () => 418; globalThis.URL = undefined",
  ],
  ['a replaced timer', 'globalThis.setTimeout = () => undefined; Promise.prototype.then = undefined'],
  ['a replaced singleton', "try { require('react').createElement = () => 'taken' } catch {}"],
  [
    'a changed class of the platform',
    "try { Object.defineProperty(URL.prototype, 'pathname', { get: () => '/taken' }) } catch {}",
  ],
])('%s of one version does not affect pages of others', async (_what, code) => {
  const { shop, bad, read, live } = await openIsolationShop({ atLoad: code, inPage: code });
  await shop.promote(bad.id);
  await live(bad.id);
  await read('/cart');
  for (const post of [2, 3, 4, 5]) {
    const { status, level, body } = await read(`/post/${post}`);
    expect([status, level]).toEqual([200, null]);
    expect(pageIn(body)).toContain(`<p>Post ${post} `);
  }
  await read('/front');
});

test.each([
  ['the environment', 'JSON.stringify(process.env)'],
  ['arguments of the process', 'String(process.argv) + String(process.execPath)'],
  ['files', "String(typeof require('node:fs').readFileSync)"],
  ['the network', 'String(typeof XMLHttpRequest) + String(typeof WebSocket) + String(typeof EventSource)'],
  ['another process', "String(typeof require('node:child_process').spawn)"],
])('a version cannot read %s', async (_what, look) => {
  process.env.RELEASE_SECRET = 'the secret of this test';
  const { shop, bad, read, live, failures } = await openIsolationShop({
    inPage: `globalThis.found = (() => { try { return ${look}; } catch (error) { return 'nothing: ' + error.message; } })(); throw new Error('found ' + found)`,
  });
  delete process.env.RELEASE_SECRET;
  await shop.promote(bad.id);
  await live(bad.id);
  await read('/cart');
  const messages = failures.join('\n');
  expect(messages.replaceAll('\\', '')).toMatch(/found (\{("NODE_ENV":"\w+")?\}|nothing: .*|undefined.*)/);
  expect(messages).not.toContain('the secret');
});

test('a process with a leak of 20 MB per page is replaced between two pages, and its version is reported', async () => {
  const { shop, bad, read, live, failuresOf } = await openIsolationShop({
    inPage: 'globalThis.held = [...(globalThis.held ?? []), new Array(2.5e6).fill(Math.random())]',
  });
  await shop.promote(bad.id);
  await live(bad.id);
  const levels = new Set<string | null>();
  for (let visit = 0; visit < 60; visit += 1) {
    const { status, level } = await read(`/cart?visit=${visit}`);
    levels.add(level);
    expect(status).toBe(200);
  }
  const ended = await failuresOf('ended');
  expect(ended).toBeGreaterThan(0);
  expect(await failuresOf()).toBe(ended);
  expect([...levels].every((level) => level === null || level === 'previous-version')).toBe(true);
});

test('fifty promotions fill neither the server nor its render processes', async () => {
  // In all, the versions use 800 MB, which is more than a process may use.
  const limits = { maxBlockedMs: 3_000, maxMemoryBytes: 700e6 };
  const { shop, read, live, release, failuresOf } = await openIsolationShop({}, limits);
  const promoteNext = async (number: number) => {
    const { id } = await release(number, { atLoad: `globalThis.held = new Array(2e6).fill(${number} / 3)` });
    await shop.promote(id);
    await live(id);
    for (const path of ['/cart', '/front', `/post/${number}`]) expect((await read(path)).status).toBe(200);
  };
  for (let number = 3; number < 13; number += 1) await promoteNext(number);
  const [...idsBefore] = renderProcessIds();
  const heapBefore = heapInUse();
  for (let number = 13; number < 63; number += 1) await promoteNext(number);
  expect(renderProcessIds()).toEqual(idsBefore);
  expect(await failuresOf()).toBe(0);
  expect((heapInUse() - heapBefore) / MEGABYTE).toBeLessThan(4);
});
