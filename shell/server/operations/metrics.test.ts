/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FAILURE, openCanaryShop } from '../../test/canaryShop';
import { openStorefront, openTestShop, pageSaying, THROWING, versionOf } from '../../test/testShop';
import { openReleaseContext } from '@tanabana/releases/deployments/releaseContext';
import fastify from 'fastify';
import { TooManyRenders, type RenderResult } from '../../render/renderTask';
import { measureRender } from './measurements';
import { Metrics } from '../telemetry/metrics';
import { serveMetrics } from './metricsPage';

const AUTHORIZED = { authorization: 'Bearer metrics-token' };

function valueOf(text: string, name: string, labels: Readonly<Record<string, string>>): number | undefined {
  const line = text
    .split('\n')
    .find(
      (candidate) =>
        candidate.startsWith(`${name}{`) &&
        Object.entries(labels).every(([label, value]) => candidate.includes(`${label}="${value}"`)),
    );
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
}

async function openMeasured() {
  const shop = await openTestShop();
  const app = await openStorefront(shop, { metricsToken: 'metrics-token' });
  const read = async () => (await app.inject({ url: '/metrics', headers: AUTHORIZED })).body;
  return { shop, app, read };
}

test('metrics require the token, and do not exist without METRICS_TOKEN', async () => {
  const { shop, app, read } = await openMeasured();
  await shop.promoted(1);
  expect((await app.inject('/metrics')).statusCode).toBe(401);
  const wrong = await app.inject({ url: '/metrics', headers: { authorization: 'Bearer guess' } });
  expect(wrong.statusCode).toBe(401);
  expect(await read()).toContain('# TYPE tanabana_http_request_duration_seconds histogram');
  const closed = await openStorefront(shop);
  expect((await closed.inject({ url: '/metrics', headers: AUTHORIZED })).headers['content-type']).toContain(
    'text/html',
  );
});

test('the operating document lists every metric', async () => {
  const { read } = await openMeasured();
  const measured = [...(await read()).matchAll(/^# TYPE (tanabana_\w+)/gm)].map(([, name]) => name);
  const handbook = readFileSync(path.join(__dirname, '../../docs/operating.md'), 'utf8');
  const section = handbook.split('## Health, metrics and logs')[1]?.split('\n## ')[0] ?? '';
  const names = [...section.matchAll(/`(tanabana_\w+)`/g)].map(([, name]) => name);
  expect(names.sort()).toEqual(measured.sort());
});

test('requests count by route and release, and renders by remote and version', async () => {
  const { shop, app, read } = await openMeasured();
  const { id } = await shop.promoted(1);
  await app.inject('/cart');
  await app.inject('/cart');
  await app.inject('/nothing-here');
  await app.inject({ method: 'POST', url: '/nothing-here' });
  const text = await read();
  const count = 'tanabana_http_request_duration_seconds_count';
  expect(valueOf(text, count, { route: '/cart', release: id, status: '200' })).toBe(2);
  expect(valueOf(text, count, { route: 'own', release: id, status: '404' })).toBe(1);
  expect(valueOf(text, count, { route: 'none', release: '', status: '405' })).toBe(1);
  expect(text).not.toContain('nothing-here');
  const renders = { remote: 'cart', version: versionOf(1), outcome: 'rendered' };
  expect(valueOf(text, 'tanabana_render_duration_seconds_count', renders)).toBe(1);
  expect(valueOf(text, 'tanabana_document_lookups_total', { outcome: 'hit' })).toBe(1);
  expect(valueOf(text, 'tanabana_document_lookups_total', { outcome: 'miss' })).toBe(2);
  expect(valueOf(text, 'tanabana_release_live', { release: id, cohort: 'live' })).toBe(1);
});

test('fallbacks count by level, and failures on the server by version', async () => {
  const { shop, app, read } = await openMeasured();
  await shop.promoted(1);
  const { id } = await shop.promoted(2, pageSaying('two', THROWING));
  await app.inject('/cart');
  const text = await read();
  const cause = { remote: 'cart', version: versionOf(2) };
  const fallback = { route: '/cart', release: id, level: 'previous-version', ...cause };
  expect(valueOf(text, 'tanabana_page_fallbacks_total', fallback)).toBe(1);
  const failure = { ...cause, kind: 'server' };
  expect(valueOf(text, 'tanabana_remote_failures_total', failure)).toBe(1);
});

test('accepted and refused reports of browsers are counted', async () => {
  const { shop, live, canary, clock } = await openCanaryShop();
  const metrics = new Metrics();
  const app = await openStorefront(shop, { metrics, now: clock.now });
  const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });
  await post('/_failures', FAILURE);
  await app.inject({
    method: 'POST',
    url: '/_failures',
    payload: FAILURE,
    headers: { cookie: 'tanabana_visitor=forged' },
  });
  for (const value of [900, 2_600])
    await post('/_vitals', { route: '/cart', release: canary.id, name: 'LCP', value });
  await post('/_vitals', { route: '/cart', release: 'earlier', name: 'LCP', value: 1 });
  await post('/_vitals', { route: '/of-nobody', name: 'LCP', value: 1 });
  const cookie = `tanabana_canary=${canary.id}.0`;
  await app.inject({ url: '/cart', headers: { cookie } });
  const text = await metrics.registry.metrics();
  const failures = { remote: 'cart', version: versionOf(2), kind: 'unproven' };
  expect(valueOf(text, 'tanabana_remote_failures_total', failures)).toBe(1);
  expect(valueOf(text, 'tanabana_reports_refused_total', { reason: 'forged' })).toBe(1);
  const paint = { route: '/cart', remote: 'cart', release: canary.id, name: 'LCP' };
  expect(valueOf(text, 'tanabana_web_vital_milliseconds_count', paint)).toBe(2);
  expect(text).toMatch(/web_vital_milliseconds_count{.*release="other".*} 1$/m);
  expect(text).not.toContain('earlier');
  expect(valueOf(text, 'tanabana_web_vital_milliseconds_bucket', { ...paint, le: '1200' })).toBe(1);
  expect(text).not.toContain('of-nobody');
  expect(text).toContain('tanabana_canary_share 0.5');
  expect(valueOf(text, 'tanabana_canary_visitors', { cohort: 'canary', state: 'counted' })).toBe(1);
  expect(valueOf(text, 'tanabana_release_live', { release: live.id, cohort: 'live' })).toBe(1);
});

test('calls to the stores are timed, also failed ones', async () => {
  const metrics = new Metrics();
  const shop = await openTestShop();
  const { id } = await shop.promoted(1);
  const { releases, deployments, objects } = openReleaseContext(
    shop.context.root,
    { DATA_DIR: shop.folder },
    () => undefined,
    (store) => (operation, outcome, seconds) =>
      metrics.storeCalls.observe({ store, operation, outcome }, seconds),
  );
  await releases.load(id);
  await deployments.latest();
  await expect(objects.read('documents')).rejects.toThrow('EISDIR');
  const text = await metrics.registry.metrics();
  const count = 'tanabana_store_duration_seconds_count';
  expect(valueOf(text, count, { store: 'releases', operation: 'read', outcome: 'done' })).toBe(2);
  expect(valueOf(text, count, { store: 'releases', operation: 'read', outcome: 'failed' })).toBe(1);
  expect(valueOf(text, count, { store: 'releases', operation: 'names', outcome: 'done' })).toBe(1);
});

test('series of old releases are removed', async () => {
  const metrics = new Metrics();
  for (let number = 0; number < 20; number += 1) {
    const fallback = number % 2 ? 'static' : 'none';
    const release = `release-${number}`;
    metrics.request({ route: '/cart', release, fallback }, 200, 1);
    metrics.vital({ route: '/cart', remote: 'cart', release, name: 'LCP', value: 1 });
  }
  await new Promise(setImmediate);
  const text = await metrics.registry.metrics();
  expect(text.match(/duration_seconds_count{.*release="release-/g)).toHaveLength(8);
  expect(text.match(/milliseconds_count{.*release="release-/g)).toHaveLength(8);
  expect(text).not.toContain('release-3"');
});

test('metrics on a separate port need no token', async () => {
  const shop = fastify();
  const origin = await serveMetrics(shop, new Metrics(), 0);
  expect(await (await fetch(`${origin}/metrics`)).text()).toContain('# HELP tanabana_');
  await shop.close();
  await expect(fetch(`${origin}/metrics`)).rejects.toThrow('fetch failed');
});

test('the wait for a render process is measured, and refused pages count as busy', async () => {
  const metrics = new Metrics();
  const queue = { name: 'queue', start: 1_000, end: 3_000 };
  const render = jest
    .fn<Promise<RenderResult>, []>()
    .mockResolvedValueOnce({ failures: [], timings: [queue] })
    .mockRejectedValueOnce(new TooManyRenders('too many'));
  const cart = { remote: 'cart', version: '1' };
  await measureRender(metrics, cart, render);
  await expect(measureRender(metrics, cart, render)).rejects.toThrow('too many');
  const text = await metrics.registry.metrics();
  expect(valueOf(text, 'tanabana_render_queue_seconds_sum', { remote: 'cart' })).toBe(2);
  const busy = { remote: 'cart', outcome: 'busy' };
  expect(valueOf(text, 'tanabana_render_duration_seconds_count', busy)).toBe(1);
});

test('series that rules use exist with the value 0 before the first failure', async () => {
  const { shop, app, read } = await openMeasured();
  await shop.promoted(1);
  await app.inject('/healthz');
  const text = await read();
  const cart = { remote: 'cart', version: versionOf(1) };
  const renders = 'tanabana_render_duration_seconds_count';
  expect(valueOf(text, renders, { ...cart, outcome: 'busy' })).toBe(0);
  expect(valueOf(text, renders, { remote: 'shell', outcome: 'failed' })).toBe(0);
  expect(valueOf(text, 'tanabana_render_processes_ended_total', cart)).toBe(0);
  expect(valueOf(text, 'tanabana_requests_total', { outcome: 'failed' })).toBe(0);
  expect(text).toMatch(/^tanabana_canaries_ended_total 0$/m);

  const metrics = new Metrics();
  metrics.addStore('releases', ['read']);
  const calls = await metrics.registry.metrics();
  const failed = { store: 'releases', operation: 'read', outcome: 'failed' };
  expect(valueOf(calls, 'tanabana_store_duration_seconds_count', failed)).toBe(0);
});

test('a second release with the same version keeps the counts of the version', async () => {
  const metrics = new Metrics();
  const version = { remote: 'cart', version: '1' };
  metrics.addVersions([version]);
  metrics.renders.observe({ ...version, outcome: 'busy' }, 1);
  metrics.addVersions([version]);
  const text = await metrics.registry.metrics();
  expect(valueOf(text, 'tanabana_render_duration_seconds_count', { ...version, outcome: 'busy' })).toBe(1);
});

test('requests that fail are counted, without those of probes', async () => {
  const metrics = new Metrics();
  for (const route of ['/cart', '/readyz', '/metrics']) metrics.request({ route, release: '' }, 503, 1);
  metrics.request({ route: '/cart', release: '' }, 404, 1);
  const text = await metrics.registry.metrics();
  expect(valueOf(text, 'tanabana_requests_total', { outcome: 'failed' })).toBe(1);
  expect(valueOf(text, 'tanabana_requests_total', { outcome: 'served' })).toBe(1);
});
