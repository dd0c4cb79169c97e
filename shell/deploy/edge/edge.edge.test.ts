/** @jest-environment node */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { compressFiles } from '@tanabana/releases/versions/compressFiles';
import { runLocalBucket } from '@tanabana/releases/versions/localBucket.testing';
import { promote, rollback, startCanary, stopCanary } from '@tanabana/releases/deployments/deployReleases';
import { signPreview } from '@tanabana/releases/signatures/preview';
import type { Release } from '@tanabana/releases/documents/releaseDocument';
import { ANSWERS } from '../../test/answers/allAnswers';
import { cachingOf } from '../../test/answers/answerKind';
import { edgeCaller } from '../../test/edge/edgeCaller';
import { startEdge, type Edge } from '../../test/edge/startEdge';
import { assembleImage, foreignFolder } from '../../test/image';
import { ROOT } from '../../test/publishPresentSources';
import { startMachine, type Machine } from '../../test/startMachine';
import {
  cartBuild,
  openTestShop,
  pageSaying,
  scriptAddress,
  TEST_SECRET,
  type TestShop,
} from '../../test/testShop';

jest.setTimeout(180_000);

/** Number of the version of the remote `cart` whose files are stored compressed. */
const COMPRESSED = 3;

/** Maximum time until every visitor gets a promoted release, in milliseconds. */
const MAX_SHOWN_MS = 2_000;

/** Duration of the outage of all servers, in milliseconds. Cached pages are fresh for only one second. */
const AWAY_MS = 1_000 * Number(process.env.MACHINES_AWAY_SECONDS ?? 10);

let shop: TestShop;
let first: Release;
let machines: Machine[];
let edge: Edge;
let preview: string;
let send: ReturnType<typeof edgeCaller>;

const previewOf = (release: string) => signPreview(TEST_SECRET, { release }, Date.now() + 60_000);

const releaseSeen = async (cookie?: string) => {
  const { status, headers } = await send('/cart', { headers: cookie === undefined ? {} : { cookie } });
  return status === 200 ? headers['x-tanabana-release'] : status;
};

beforeAll(async () => {
  const image = assembleImage();
  const bucket = await runLocalBucket();
  // Promotions in this process must use the same bucket as the servers.
  Object.assign(process.env, bucket);
  shop = await openTestShop({ env: bucket, worker: 'self.skipWaiting();' });
  first = await shop.promoted(1);
  const env = { ...bucket, METRICS_TOKEN: TEST_SECRET, LIMIT_PER_ADDRESS: '6/60', PROXIES: '2' };
  machines = [await startMachine(image, env), await startMachine(image, env)];
  const [one, other] = machines.map(({ origin }) => origin);
  const compressed = cartBuild(COMPRESSED, pageSaying('version 3'));
  await compressFiles(path.join(compressed, 'browser'));
  await shop.context.artefacts.publish(compressed);
  const font = { 'browser/plain.0123456789.woff2': 'a font' };
  await shop.context.artefacts.publish(cartBuild(9, pageSaying('version 9'), {}, font));
  preview = previewOf((await shop.release(2)).id);
  edge = await startEdge([one ?? '', other ?? '']);
  send = edgeCaller(edge);
});

afterAll(async () => {
  await edge.stop();
  await Promise.all(machines.map(({ kill }) => kill()));
});

/** Kinds of responses that nginx or Varnish create: to a malformed address, and to conditional requests. */
const OWN_ANSWERS = ['malformed address', 'page that did not change', 'file that did not change'];
const kinds = ANSWERS.filter(
  ({ kind, shop, asked, status }) =>
    shop === undefined && asked.url !== '/metrics' && status !== 416 && !OWN_ANSWERS.includes(kind),
);

test.each(kinds.map((answer) => [answer.kind, answer] as const))(
  '%s: nginx and Varnish pass the response on unchanged, whether it is cached or not',
  async (_kind, expected) => {
    const { asked, status, vary, besides = {} } = expected;
    const { url, ...rest } = JSON.parse(
      JSON.stringify(asked)
        .replaceAll('LIVE', first.id)
        .replaceAll('PREVIEW', preview)
        .replaceAll(scriptAddress(1), scriptAddress(COMPRESSED)),
    ) as {
      url: string;
    };
    for (const turn of ['cold', 'warm']) {
      const { headers, ...answer } = await send(url, rest);
      expect({ turn, ...answer, body: undefined }).toEqual({ turn, status, body: undefined });
      expect(headers['cache-control']).toBe(cachingOf(expected));
      expect(headers.vary).toBe(vary);
      expect(headers['strict-transport-security']).toBe('max-age=31536000');
      expect(headers['x-content-type-options']).toBe('nosniff');
      for (const [name, value] of Object.entries(besides)) {
        if (value instanceof RegExp) expect(headers[name]).toMatch(value);
        else if (name !== 'content-length') expect(headers[name]).toBe(value);
      }
    }
  },
);

test('only pages and files are cached, separately for each encoding', async () => {
  const found = async (address: string, encoding = 'br', cookie?: string) => {
    const headers = { 'accept-encoding': encoding, ...(cookie && { cookie }) };
    await send(address, { headers });
    const answer = await send(address, { headers });
    return [answer.headers['x-cache'], answer.headers['content-encoding']];
  };
  expect(await found('/cart')).toEqual(['hit', 'br']);
  expect(await found('/cart', 'gzip, deflate')).toEqual(['hit', 'gzip']);
  expect(await found('/cart', 'identity')).toEqual(['hit', undefined]);
  expect(await found('/cart', 'br;q=1.0, gzip;q=0.8', 'theme=dark')).toEqual(['hit', 'br']);
  expect(await found('/open?q=clay%26jute')).toEqual(['hit', 'br']);
  expect(await found('/api/users/me')).toEqual([undefined, undefined]);
  expect(await found('/livez')).toEqual(['miss', undefined]);
});

test('visitors from advertisements receive the cached page', async () => {
  const { body } = await send('/open?q=what%3F&q=clay');
  for (const query of [
    'utm_source=x&q=what%3F&q=clay',
    'q=what%3F&fbclid=1&q=clay&gclid',
    '&q=what%3F&q=clay&qa=1',
  ]) {
    const answer = await send(`/open?${query}`);
    expect([answer.headers['x-cache'], answer.body]).toEqual(['hit', body]);
  }
  const plain = await send('/open');
  const advertised = await send('/open?utm_campaign=spring?q=clay&q');
  expect([advertised.headers['x-cache'], plain.body]).toEqual(['miss', (await send('/open?gclid=2')).body]);
});

test('a browser that has a page or a file receives 304', async () => {
  for (const address of ['/cart', scriptAddress(1)]) {
    const { headers } = await send(address);
    expect((await send(address, { headers: { 'if-none-match': headers.etag ?? '' } })).status).toBe(304);
  }
});

test('addresses and parts that do not exist are refused', async () => {
  expect((await send('/%')).status).toBe(400);
  expect((await send(scriptAddress(1), { headers: { range: 'bytes=99999-' } })).status).toBe(416);
});

test('metrics are not available to visitors', async () => {
  const { status } = await send('/metrics', {
    headers: { authorization: `Bearer ${TEST_SECRET}` },
  });
  expect(status).toBe(404);
});

test('doctor passes all checks of the reference configurations', async () => {
  const words = ['cli/main.ts', 'doctor', '--json', '--cdn', `${edge.origin}/cart`];
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', ...words], {
    cwd: `${ROOT}/shell`,
    env: {
      ...process.env,
      NODE_EXTRA_CA_CERTS: edge.certificate,
      DATA_DIR: foreignFolder(),
      RELEASES_BUCKET: '',
    },
  });
  const findings = JSON.parse(stdout) as readonly { readonly promise: string; readonly fault?: string }[];
  expect(findings.length).toBeGreaterThan(10);
  expect(findings.filter(({ fault }) => fault)).toEqual([]);
});

test('only the visitor with a preview gets the preview, however often others request the page', async () => {
  const { id } = await shop.release(4);
  const cookie = `__Host-tanabana_preview=${previewOf(id)}`;
  for (let turn = 0; turn < 20; turn += 1) {
    expect(await releaseSeen(cookie)).toBe(id);
    expect(await releaseSeen('theme=dark')).toBe(first.id);
    expect(await releaseSeen()).toBe(first.id);
  }
});

test('only the visitors of a canary get the canary', async () => {
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

/**
 * Requests a page as new visitors until at least one of them has received the canary and one the live release. Returns
 * these visitors.
 */
async function collectVisitors(canary: string) {
  const visitors: { readonly cookie: string; readonly release: unknown }[] = [];
  const until = performance.now() + 20_000;
  while (performance.now() < until) {
    const { headers } = await send('/cart');
    const cookie = headers['set-cookie']?.map((each) => each.split(';')[0]).join('; ');
    if (cookie?.includes('tanabana_canary='))
      visitors.push({ cookie, release: headers['x-tanabana-release'] });
    const seen = new Set(visitors.map(({ release }) => release));
    if (seen.size === 2 && seen.has(canary)) return visitors;
    await delay(20);
  }
  throw new Error('No visitor was assigned to the canary.');
}

test('an operator can remove the pages of a release that was rolled back, also those for an outage', async () => {
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

test('while all servers are unavailable, cached pages are served, and other pages are answered with an error page', async () => {
  await send('/cart');
  await send('/open?q=clay');
  for (const { child } of machines) child.kill('SIGSTOP');
  const until = performance.now() + AWAY_MS;
  const seen = new Set<unknown>();
  while (performance.now() < until) {
    // The parameter `gclid` differs for each visitor, as in links of advertisements.
    const advertised = await send(`/open?q=clay&gclid=${performance.now()}`);
    seen.add((await send('/cart')).status).add(advertised.status);
    await delay(20);
  }
  const absent = await send('/open?q=never');
  for (const { child } of machines) child.kill('SIGCONT');
  expect(seen).toEqual(new Set([200]));
  expect(absent.status).toBe(503);
  expect(String(absent.body)).toContain('We will be back in a moment');
});

test('x-forwarded-for of a visitor is ignored', async () => {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const { status } = await send('/api/auth/login', {
      method: 'POST',
      headers: { 'x-forwarded-for': `203.0.113.${attempt}` },
      payload: { email: `nobody${attempt}@example.in`, password: 'indigo-and-madder' },
    });
    statuses.push(status);
  }
  expect(statuses).toContain(429);
});
