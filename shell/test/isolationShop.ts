import type { FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { builtDeployable } from '@tanabana/releases/versions/builtDeployable.testing';
import { Metrics } from '../server/telemetry/metrics';
import { counted } from './counted';
import { cartBuild, openStorefront, openTestShop, pageSaying, versionOf } from './testShop';

/** Pages of another remote: one with a parameter, so that tests can request many different pages, and one with a fragment. */
const CONTENT = () =>
  builtDeployable(
    {
      name: 'content',
      owner: 'Content team',
      version: versionOf(1),
      routes: [
        { path: '/post/:id', expose: './pages/post', fragments: [], query: [] },
        { path: '/front', expose: './pages/front', fragments: ['cart/Badge'], query: [] },
      ],
      exposes: { './pages/post': ['post.js'], './pages/front': ['front.js'] },
      serverModules: { './pages/post': 'server/post.cjs', './pages/front': 'server/front.cjs' },
    },
    {
      'browser/entry.js': 'export {}',
      'browser/post.js': 'export {}',
      'browser/front.js': 'export {}',
      'server/post.cjs': pageSaying('Post', { load: 'async ({ params }) => ({ lines: params.id })' }),
      'server/front.cjs': `
const { createElement } = require('react');
exports.default = {
  meta: () => ({ title: 'Front', description: '' }),
  Component: ({ Fragment }) => createElement('main', null, 'Front', createElement(Fragment, { name: 'cart/Badge', fallback: 'no badge' })),
};`,
    },
  );

interface CartCode {
  readonly atLoad?: string;
  readonly inLoad?: string;
  readonly inPage?: string;
  readonly inFragment?: string;
}

/** A version of the remote `cart` with a page and a fragment. */
function cartOf(number: number, { inLoad = '', inFragment = '', ...code }: CartCode): string {
  const fragment = `
const { createElement } = require('react');
exports.default = { Component: () => { ${inFragment}; return createElement('b', null, 'badge ${number}'); } };`;
  return cartBuild(
    number,
    pageSaying(`cart ${number}`, { ...code, load: `async () => { ${inLoad}; return {}; }` }),
    {
      exposes: { './pages/cart': ['pages-cart.js'], './fragments/Badge': ['fragments-Badge.js'] },
      serverModules: {
        './pages/cart': 'server/pages-cart.cjs',
        './fragments/Badge': 'server/fragments-Badge.cjs',
      },
    },
    { 'browser/fragments-Badge.js': 'export {}', 'server/fragments-Badge.cjs': fragment },
  );
}

const open = new Set<FastifyInstance>();

export async function closeIsolationShops(): Promise<void> {
  await Promise.all([...open].map((app) => app.close()));
  open.clear();
}

/** Opens a shop with render processes, in which version 2 of the remote `cart` runs the given code. */
export async function openIsolationShop(
  code: CartCode,
  limits = { maxBlockedMs: 3_000, maxMemoryBytes: 400e6 },
) {
  const shop = await openTestShop();
  const { deployments } = shop.context;
  const content = CONTENT();
  const release = (number: number, cartCode: CartCode) => shop.compose([content, cartOf(number, cartCode)]);
  const good = await release(1, {});
  const bad = await release(2, code);
  await shop.promote(good.id);
  const metrics = new Metrics();
  const app = await openStorefront(shop, {
    rendersApart: true,
    renders: 2,
    development: { historyTimeoutMs: 250, renderLimits: limits },
    metrics,
    now: () => Date.now(),
  });
  const failures: string[] = [];
  app.log.error = (details: object) => failures.push(JSON.stringify(details));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const read = async (path: string, cookie = '') => {
    const answer = await fetch(origin + path, { headers: { cookie } });
    return {
      status: answer.status,
      level: answer.headers.get('x-tanabana-fallback'),
      body: await answer.text(),
    };
  };
  const live = async (id: string) => {
    while (!(await read('/healthz')).body.includes(id))
      await new Promise((resolve) => setTimeout(resolve, 20));
  };
  /** Resolves with the number of counted failures of version 2 of the remote `cart`, of one kind or of all kinds. */
  const failuresOf = (kind?: string) =>
    counted(metrics, 'tanabana_remote_failures_total', {
      remote: 'cart',
      version: versionOf(2),
      ...(kind && { kind }),
    });
  open.add(app);
  return { shop, deployments, origin, good, bad, read, live, failuresOf, release, failures };
}
