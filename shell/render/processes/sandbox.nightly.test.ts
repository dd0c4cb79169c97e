/** @jest-environment node */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { closeIsolationShops, openIsolationShop } from '../../test/isolationShop';
import { residentMegabytes } from '../../test/processUsage';
import { pageIn } from '../../test/readHtml';
import { renderProcessIds } from '../../test/renderProcessIds';

jest.setTimeout(180_000);
afterEach(closeIsolationShops);

const MEGABYTE = 2 ** 20;

/** Returns the memory of the largest render process of this test, in MB. */
async function largestProcess(): Promise<number> {
  const sizes = await Promise.all(renderProcessIds().map(residentMegabytes));
  return Math.max(...sizes.map(([own = 0]) => own));
}

/** Returns the used heap of the server process after a garbage collection, in bytes. */
function heapInUse(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
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

test('fifty promotions do not grow the memory of the server and its render processes', async () => {
  const { shop, read, live, release } = await openIsolationShop(
    {},
    { maxBlockedMs: 3_000, maxMemoryBytes: 1.2e9 },
  );
  const promoteNext = async (number: number) => {
    const { id } = await release(number, { atLoad: `globalThis.held = new Array(1e6).fill(${number} / 3)` });
    await shop.promote(id);
    await live(id);
    for (const path of ['/cart', '/front', `/post/${number}`]) expect((await read(path)).status).toBe(200);
  };
  for (let number = 3; number < 13; number += 1) await promoteNext(number);
  const before = await largestProcess();
  const heapBefore = heapInUse();
  let most = 0;
  for (let number = 13; number < 63; number += 1) {
    await promoteNext(number);
    most = Math.max(most, await largestProcess());
  }
  expect(most - before).toBeLessThan(300);
  expect((heapInUse() - heapBefore) / MEGABYTE).toBeLessThan(4);
});
