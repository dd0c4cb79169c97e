/** @jest-environment node */
import { setTimeout as delay } from 'node:timers/promises';
import { promote, rollback, startCanary, stopCanary } from '../../composition/deployments/deployReleases';
import { signPreview } from '../../composition/signing/preview';
import { edgeCaller } from '../../test/edge/edgeCaller';
import { openMachines } from '../../test/edge/openMachines';
import { startEdge, type Edge } from '../../test/edge/startEdge';
import { TEST_SECRET } from '../../test/testShop';

/** How long all machines are away, in milliseconds; pages are cached for a second. */
const AWAY_MS = 1_000 * Number(process.env.MACHINES_AWAY_SECONDS ?? 10);

/** Maximum time until every visitor sees a promotion or a rollback, in milliseconds. */
const MAX_SHOWN_MS = 2_000;

/** Time between two requests of a visitor, in milliseconds. */
const PACE_MS = 20;

/** Uncached pages that are requested at once after a machine is lost. */
const CONCURRENT = 16;

jest.setTimeout(180_000);

let machines: Awaited<ReturnType<typeof openMachines>>;
let edge: Edge;
let send: ReturnType<typeof edgeCaller>;

beforeAll(async () => {
  machines = await openMachines();
  edge = await startEdge(machines.origins);
  send = edgeCaller(edge);
});

afterAll(async () => {
  await edge.stop();
  await machines.stop();
});

const previewCookie = (release: string) =>
  `__Host-tanabana_preview=${signPreview(TEST_SECRET, { release }, Date.now() + 60_000)}`;

const releaseSeen = async (cookie?: string) => {
  const { status, headers } = await send('/cart', { headers: cookie === undefined ? {} : { cookie } });
  return status === 200 ? headers['x-tanabana-release'] : status;
};

/** What visitors see, one request after the other, while something happens and two seconds after. */
async function watch(happens: () => Promise<unknown>) {
  const seen: { readonly at: number; readonly release: unknown }[] = [];
  const over = new AbortController();
  const watching = (async () => {
    while (!over.signal.aborted) {
      seen.push({ release: await releaseSeen(), at: performance.now() });
      await delay(PACE_MS);
    }
  })();
  await happens();
  const from = performance.now();
  await delay(MAX_SHOWN_MS + 500);
  over.abort();
  await watching;
  return seen.map(({ at, release }) => ({ release, after: at - from }));
}

test('a promotion and a rollback reach every visitor within 2 s, without a failed request', async () => {
  const { shop, first } = machines;
  const second = await shop.release(2);
  const promoted = await watch(() => promote(shop.context.deployments, second.id));
  const late = promoted.filter(({ after, release }) => after > MAX_SHOWN_MS && release !== second.id);
  expect(late).toEqual([]);
  expect(new Set(promoted.map(({ release }) => release))).toEqual(new Set([first.id, second.id]));

  const back = await watch(() => rollback(shop.context.deployments, first.id));
  expect(back.filter(({ after, release }) => after > MAX_SHOWN_MS && release !== first.id)).toEqual([]);
  expect(new Set(back.map(({ release }) => release))).toEqual(new Set([first.id, second.id]));
});

test('a preview is seen by its visitor alone, however often others request the page', async () => {
  const { shop, first } = machines;
  const { id } = await shop.release(4);
  const cookie = previewCookie(id);
  for (let turn = 0; turn < 20; turn += 1) {
    expect(await releaseSeen(cookie)).toBe(id);
    expect(await releaseSeen('theme=dark')).toBe(first.id);
    expect(await releaseSeen()).toBe(first.id);
  }
});

test('a canary is seen by its visitors alone', async () => {
  const { shop, first } = machines;
  const { id } = await shop.release(5);
  await startCanary(shop.context.deployments, id, 0.5);
  const visitors = await collectVisitors(id);
  for (let turn = 0; turn < 20; turn += 1) {
    for (const { cookie, release } of visitors) expect(await releaseSeen(cookie)).toBe(release);
  }
  expect(new Set(visitors.map(({ release }) => release))).toEqual(new Set([id, first.id]));
  await stopCanary(shop.context.deployments, 'The test is over');
  await delay(MAX_SHOWN_MS);
  for (const { cookie } of visitors) expect(await releaseSeen(cookie)).toBe(first.id);
});

/** Requests a page as new visitors until both sides of a canary have been seen. */
async function collectVisitors(canary: string) {
  const visitors: { readonly cookie: string; readonly release: unknown }[] = [];
  const until = performance.now() + 20_000;
  while (performance.now() < until) {
    const { headers } = await send('/cart');
    const cookie = headers['set-cookie']?.[0]?.split(';')[0];
    if (cookie !== undefined) visitors.push({ cookie, release: headers['x-tanabana-release'] });
    const seen = new Set(visitors.map(({ release }) => release));
    if (seen.size === 2 && seen.has(canary)) return visitors;
    await delay(PACE_MS);
  }
  throw new Error('No visitor was assigned to the canary.');
}

test('a cache that ignores Vary sends every visitor a page of the live release, in an encoding that they accept', async () => {
  const { shop, first, origins } = machines;
  const other = await startEdge(origins, [
    ['shop.vcl', '  # stale-if-error=600', '  set beresp.http.Vary = "Accept-Encoding";'],
  ]);
  const ask = edgeCaller(other);
  const { id } = await shop.release(6);
  const cookie = previewCookie(id);
  for (const encoding of ['br', 'gzip', 'identity']) {
    await ask('/cart', { headers: { cookie, 'accept-encoding': encoding } });
    const { headers, body } = await ask('/cart', { headers: { 'accept-encoding': encoding } });
    expect(headers['x-tanabana-release']).toBe(first.id);
    expect(headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
    if (encoding === 'identity') expect(String(body)).toContain('version 1');
  }
  await other.stop();
});

test('after a rollback an operator removes the pages of the withdrawn release, also those for an outage', async () => {
  const { shop, first } = machines;
  const { id } = await shop.release(7);
  await promote(shop.context.deployments, id);
  await delay(MAX_SHOWN_MS);
  expect(await releaseSeen()).toBe(id);
  await rollback(shop.context.deployments, first.id);
  const ban = (headers: Record<string, string>) => fetch(edge.cache, { method: 'BAN', headers });
  expect((await ban({})).status).toBe(400);
  expect((await ban({ 'x-tanabana-release': first.id })).status).toBe(200);
  await delay(MAX_SHOWN_MS);
  expect(await releaseSeen()).toBe(first.id);
  expect((await send('/', { method: 'BAN', headers: { 'x-tanabana-release': id } })).status).not.toBe(200);
});

test('while all machines are away every cached page is served, and others say so', async () => {
  await send('/cart');
  await send('/open?q=clay');
  for (const { child } of machines.machines) child.kill('SIGSTOP');
  const until = performance.now() + AWAY_MS;
  const seen = new Set<unknown>();
  const times: number[] = [];
  while (performance.now() < until) {
    const from = performance.now();
    // Visitors who come from an advertisement, each with another address.
    const advertised = await send(`/open?q=clay&gclid=${times.length}`);
    seen.add((await send('/cart')).status).add(advertised.status);
    times.push(performance.now() - from);
    await delay(PACE_MS);
  }
  const absent = await send('/open?q=never');
  for (const { child } of machines.machines) child.kill('SIGCONT');
  expect(seen).toEqual(new Set([200]));
  expect(absent.status).toBe(503);
  expect(String(absent.body)).toContain('We will be back in a moment');
  process.stdout.write(
    `Machines away for ${AWAY_MS / 1_000} s: ${times.length * 2} cached pages, 0 failed, longest ${Math.round(Math.max(...times))} ms\n`,
  );
});

test('a machine that is killed costs nobody a page or a call of the account service', async () => {
  // The service's own answer, which no limit counts.
  const call = async () => (await send('/api/auth/unknown', { method: 'POST', payload: {} })).status;
  while ((await send('/open?q=ready')).status !== 200) await delay(PACE_MS);
  expect(await call()).toBe(404);
  await machines.machines[0].kill();
  for (let turn = 0; turn < 20; turn += 1) {
    const pages = Array.from({ length: CONCURRENT }, (_, page) => send(`/open?q=${turn}-${page}`));
    expect(new Set((await Promise.all(pages)).map(({ status }) => status))).toEqual(new Set([200]));
    expect(await call()).toBe(404);
  }
});
