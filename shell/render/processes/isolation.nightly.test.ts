/** @jest-environment node */
import { rollback } from '@tanabana/releases/deployments/deployReleases';
import { closeIsolationShops, openIsolationShop } from '../../test/isolationShop';
import { startClients } from '../../test/startClients';
import { scriptAddress } from '../../test/testShop';

/** Maximum time for which the code of a page may block its render process, in milliseconds. */
const MAX_BLOCKED_MS = 3_000;

/**
 * Requests that are sent while code blocks a render process. A request that waits for the blocked process takes as long
 * as the block, so the 99th percentile of the durations must be much shorter (`maxMs`).
 */
const CLIENTS = [
  { count: 14, path: '/post/0', maxMs: MAX_BLOCKED_MS / 6 },
  { count: 3, path: '/healthz', maxMs: MAX_BLOCKED_MS / 6 },
  { count: 3, path: scriptAddress(1), maxMs: MAX_BLOCKED_MS / 6 },
  { count: 2, path: '/post/{n}', maxMs: MAX_BLOCKED_MS / 2 },
];

/** Maximum time until a rollback takes effect, in milliseconds. */
const MAX_ROLLBACK_MS = 1_000;

afterEach(closeIsolationShops);

const LOOP = 'for (;;);';
const GROW = 'const all = []; for (;;) all.push(new Array(1e5).fill(all.length))';
const AT_ONCE = 'globalThis.held = [1, 2].map((n) => new Array(3e7).fill(n / 2))';

/** Title of the test, code that makes a render process end, and path of the page that runs the code. */
const RUNAWAYS = [
  ['a loop in a page', { inPage: LOOP }, '/cart'],
  ['a loop in a fragment', { inFragment: LOOP }, '/front'],
  ['a loop in load', { inLoad: LOOP }, '/cart'],
  ['a loop in a module', { atLoad: LOOP }, '/cart'],
  ['a regular expression without end', { inPage: "/(a+)+$/.test('a'.repeat(60) + 'b')" }, '/cart'],
  ['memory that grows in a render', { inPage: GROW }, '/cart'],
  ['480 MB at once', { inFragment: AT_ONCE }, '/front'],
] as const;

test.each(RUNAWAYS)('%s affects only the version of its own page', async (_what, code, path) => {
  const { shop, origin, bad, read, live, failuresOf } = await openIsolationShop(code);
  await read('/post/0');
  await shop.promote(bad.id);
  await live(bad.id);
  const stop = await startClients(origin, CLIENTS);
  const answer = await read(path).finally(async () => {
    for (const [kind, latencies] of (await stop()).entries()) {
      const { path: asked, maxMs } = CLIENTS[kind] ?? {};
      const isInTime = latencies.p99 < (maxMs ?? 0);
      expect({ asked, isInTime, ...latencies }).toMatchObject({ isInTime: true, failures: 0 });
    }
  });
  expect([answer.status, answer.level]).toEqual([200, 'previous-version']);
  expect(answer.body).toContain(path === '/cart' ? 'cart 1' : 'badge 1');
  // The crash is counted only for the version whose code caused the crash, and not for the version whose page
  // displays the failing fragment.
  const ended = await failuresOf('ended');
  expect([1, 2]).toContain(ended);
  expect(await failuresOf()).toBe(ended);
});

test.each([
  ['ends three processes', { inPage: LOOP }],
  ['does not load three times', { inLoad: 'await new Promise(() => {})' }],
  [
    'suspends three times',
    { atLoad: 'const never = new Promise(() => {})', inPage: "require('react').use(never)" },
  ],
])(
  'a live version that %s is rendered from its fallback at once, and a rollback ends that',
  async (_what, code) => {
    const { shop, deployments, bad, good, read, live } = await openIsolationShop(code);
    await shop.promote(bad.id);
    for (let visit = 0; visit < 3; visit += 1) await read('/cart');
    const started = performance.now();
    const answer = await read('/cart');
    expect([answer.level, performance.now() - started < 2_000]).toEqual(['previous-version', true]);
    const rolledBack = performance.now();
    await rollback(deployments, good.id);
    await live(good.id);
    expect(performance.now() - rolledBack).toBeLessThan(MAX_ROLLBACK_MS);
    expect(await read('/cart')).toMatchObject({ status: 200, level: null });
  },
);
