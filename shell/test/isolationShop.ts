import type { FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { builtDeployable } from '@tanabana/releases/versions/builtDeployable.testing';
import { defaultSettings } from '@tanabana/contract/settings/defaultSettings';
import { compose } from '@tanabana/releases/releases/compose';
import type { Release } from '@tanabana/releases/documents/releaseDocument';
import { Metrics } from '../server/telemetry/metrics';
import { counted } from './counted';
import { cartBuild, openStorefront, openTestShop, shellBuild, versionOf } from './testShop';

/** Server module of a page with a parameter, so that tests can request many different pages. */
const POST = `
const { createElement } = require('react');
exports.default = {
  load: async ({ params }) => ({ id: params.id }),
  meta: () => ({ title: 'Post', description: '' }),
  Component: ({ data }) => createElement('p', null, 'Post ' + data.id),
};`;
const FRONT = `
const { createElement } = require('react');
exports.default = {
  meta: () => ({ title: 'Front', description: '' }),
  Component: ({ Fragment }) => createElement('main', null, 'Front', createElement(Fragment, { name: 'cart/Badge', fallback: 'no badge' })),
};`;

interface CartCode {
  readonly atLoad?: string;
  readonly inLoad?: string;
  readonly inPage?: string;
  readonly inFragment?: string;
}

function cartOf(
  number: number,
  { atLoad = '', inLoad = '', inPage = '', inFragment = '' }: CartCode,
): string {
  const page = `
const { createElement } = require('react');
${atLoad}
exports.default = {
  load: async () => { ${inLoad}; return {}; },
  meta: () => ({ title: 'Cart', description: '' }),
  Component: () => { ${inPage}; return createElement('p', null, 'cart ${number}'); },
};`;
  const fragment = `
const { createElement } = require('react');
exports.default = { Component: () => { ${inFragment}; return createElement('b', null, 'badge ${number}'); } };`;
  return cartBuild(
    number,
    page,
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
  const { artefacts, releases, deployments } = shop.context;
  const shell = await artefacts.publish(shellBuild());
  const route = (path: string, page: string, fragments: string[] = []) => ({
    path,
    expose: `./pages/${page}`,
    fragments,
    query: [],
  });
  const content = await artefacts.publish(
    builtDeployable(
      {
        name: 'content',
        owner: 'Content team',
        version: versionOf(1),
        routes: [route('/post/:id', 'post'), route('/front', 'front', ['cart/Badge'])],
        exposes: { './pages/post': ['post.js'], './pages/front': ['front.js'] },
        serverModules: { './pages/post': 'server/post.cjs', './pages/front': 'server/front.cjs' },
      },
      {
        'browser/entry.js': 'export {}',
        'browser/post.js': 'export {}',
        'browser/front.js': 'export {}',
        'server/post.cjs': POST,
        'server/front.cjs': FRONT,
      },
    ),
  );
  const release = async (number: number, cartCode: CartCode): Promise<Release> => {
    const cart = await artefacts.publish(cartOf(number, cartCode));
    const versions = { shell: shell.version, content: content.version, cart: cart.version };
    const composed = await compose(artefacts, versions, defaultSettings, new Date(number).toISOString());
    await releases.save(composed);
    return composed;
  };
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
