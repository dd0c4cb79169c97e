/** @jest-environment node */
import { rollback, startCanary } from '../../composition/deployments/deployReleases';
import type { DeploymentHistory } from '../../composition/deployments/deploymentHistory';
import { closeIsolationShops, openIsolationShop } from '../../test/isolationShop';
import { startClients } from '../../test/startClients';
import { scriptAddress, versionOf } from '../../test/testShop';

// Real processes, some of which are only ended after three seconds.
jest.setTimeout(120_000);

/** How long code may block its process, in milliseconds. */
const MAX_BLOCKED_MS = 3_000;

/**
 * What others read while code runs away. Its 99th percentile is held to a fraction of the time for which the code
 * blocks its process: a page that waited for it would take all of that time, and a slow machine takes less.
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

/** Code that ends its process, the page that runs it, and the reported reason. */
const RUNAWAYS = [
  ['a loop in a page', { inPage: LOOP }, '/cart', 'did not yield within 3 s'],
  ['a loop in a fragment', { inFragment: LOOP }, '/front', 'did not yield within 3 s'],
  ['a loop in load', { inLoad: LOOP }, '/cart', 'did not yield within 3 s'],
  ['a loop in a module', { atLoad: LOOP }, '/cart', 'did not yield within 3 s'],
  [
    'a regular expression without end',
    { inPage: "/(a+)+$/.test('a'.repeat(60) + 'b')" },
    '/cart',
    'did not yield within 3 s',
  ],
  ['memory that grows in a render', { inPage: GROW }, '/cart', 'took more than 400 MB'],
  ['480 MB at once', { inFragment: AT_ONCE }, '/front', 'took more than 400 MB'],
] as const;

/** The last deployment, which is decided after the page is answered. */
async function eventually(action: string, deployments: DeploymentHistory) {
  for (let look = 0; look < 50 && (await deployments.latest())?.action !== action; look += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return deployments.latest();
}

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
  // The cart's version is named, not that of the page that shows its part.
  const ended = await failuresOf('ended');
  expect([1, 2]).toContain(ended);
  expect(await failuresOf()).toBe(ended);
});

test.each(RUNAWAYS)(
  '%s ends the canary that contains it, with a reason in the history',
  async (_what, code, path, how) => {
    // A slow machine needs more than a second for 400 MB.
    const maxBlockedMs = how.endsWith('MB') ? MAX_BLOCKED_MS : 1_000;
    const { deployments, bad, read } = await openIsolationShop(code, { maxBlockedMs, maxMemoryBytes: 400e6 });
    await startCanary(deployments, bad.id, 0.5);
    for (let visit = 0; visit < 2; visit += 1) await read(path, `tanabana_canary=${bad.id}.0`);
    const last = await eventually('canary-stop', deployments);
    expect(last).toMatchObject({ action: 'canary-stop', withdrawn: bad.id });
    expect(last?.reason).toContain(`cart ${versionOf(2)}`);
    const reason = how.replace('3 s', '1 s');
    expect(last?.reason).toContain(reason);
  },
);

test('a canary whose version causes unhandled errors ends, with a reason in the history', async () => {
  const { deployments, bad, read } = await openIsolationShop({
    inLoad: "setTimeout(() => { throw 'text' }, 1)",
  });
  await startCanary(deployments, bad.id, 0.5);
  // A page of the canary is cached, so that each visit needs another address.
  for (let visit = 0; visit < 8; visit += 1) {
    await read(`/cart?visit=${visit}`, `tanabana_canary=${bad.id}.0`);
  }
  const last = await eventually('canary-stop', deployments);
  expect(last).toMatchObject({ action: 'canary-stop', withdrawn: bad.id });
  expect(last?.reason).toBe(`cart ${versionOf(2)} on the server, 5 times: text.`);
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
