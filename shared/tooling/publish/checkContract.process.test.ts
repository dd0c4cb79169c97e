import path from 'node:path';
import type { DeployManifest } from '@tanabana/contract/remotes/deployManifest';
import { builtDeployable } from '@tanabana/releases/versions/builtDeployable.testing';
import { checkContract } from './checkContract';

const ROOT = path.resolve(__dirname, '../../..');

const PAGE = 'exports.default = { Component: () => null, meta: () => ({ title: "", description: "" }) };';

function build(page = PAGE, changes: Partial<DeployManifest> = {}): string {
  return builtDeployable(
    {
      exposes: { './pages/cart': ['pages-cart.js'] },
      serverModules: { './pages/cart': 'server/pages-cart.cjs' },
      ...changes,
    },
    { 'browser/entry.js': '', 'browser/pages-cart.js': '', 'server/pages-cart.cjs': page },
  );
}

test('accepts a build that meets the contract', async () => {
  await expect(checkContract(ROOT, build())).resolves.toBeUndefined();
});

test.each([
  [
    'exports something else',
    'exports.default = () => null;',
    './pages/cart does not export what the contract requires',
  ],
  [
    'has no metadata',
    PAGE.replace('meta', 'mata'),
    './pages/cart does not export what the contract requires',
  ],
  [
    'does not load',
    'require("no-such-package");',
    './pages/cart does not load on a server: Error: no-such-package is not available to server modules.',
  ],
  [
    'reads files',
    "require('node:fs');",
    './pages/cart does not load on a server: Error: node:fs is not available to server modules.',
  ],
  [
    'ends the process',
    'process.exit(0);',
    './pages/cart does not load on a server: TypeError: process.exit is not a function',
  ],
  [
    'compiles text to code',
    'new Function("return 1")();',
    './pages/cart does not load on a server: EvalError',
  ],
  [
    'uses too much memory',
    'const all = []; for (;;) all.push(new Array(1e6).fill(all.length));',
    './pages/cart does not load on a server: it took more than 400 MB of memory',
  ],
])('refuses a page that %s, and names the owner', async (_what, page, reason) => {
  const refused = checkContract(ROOT, build(page));
  await expect(refused).rejects.toThrow(reason);
  await expect(refused).rejects.toThrow('(Cart team)');
});

test('refuses a script that was not built', async () => {
  await expect(checkContract(ROOT, build(PAGE, { entry: 'main.js' }))).rejects.toThrow(
    'its entry is "browser/main.js", which is not among its files (Cart team).',
  );
});

test('refuses a page that never finishes loading', async () => {
  await expect(
    checkContract(ROOT, build('for (;;);'), { maxBlockedMs: 500, maxMemoryBytes: 400e6 }),
  ).rejects.toThrow('./pages/cart does not load on a server: it did not yield within 0.5 s (Cart team).');
});

function buildOfTwo(cart: string, wishlist: string): string {
  return builtDeployable(
    {
      exposes: { './pages/cart': ['pages-cart.js'], './pages/wishlist': ['pages-wishlist.js'] },
      serverModules: {
        './pages/cart': 'server/pages-cart.cjs',
        './pages/wishlist': 'server/pages-wishlist.cjs',
      },
    },
    {
      'browser/entry.js': '',
      'browser/pages-cart.js': '',
      'browser/pages-wishlist.js': '',
      'server/pages-cart.cjs': cart,
      'server/pages-wishlist.cjs': wishlist,
    },
  );
}

test('lists the pages that were not tried because one never finishes loading', async () => {
  const limits = { maxBlockedMs: 500, maxMemoryBytes: 400e6 };
  await expect(checkContract(ROOT, buildOfTwo('for (;;);', PAGE), limits)).rejects.toThrow(
    './pages/wishlist was not tried, because ./pages/cart ended the process (Cart team).',
  );
});

test('names the malformed page, not an earlier one with an unhandled rejection', async () => {
  const dist = buildOfTwo(
    `Promise.reject(new Error('Nobody waits')); ${PAGE}`,
    'exports.default = () => null;',
  );
  await expect(checkContract(ROOT, dist)).rejects.toThrow(
    /published:\n {2}- TB-PUBLISH-006: \.\/pages\/wishlist does not export what the contract requires \(Cart team\)\.$/,
  );
});

test('accepts a page with a timer that never ends', async () => {
  await expect(checkContract(ROOT, build(`${PAGE} setInterval(() => {}, 1000);`))).resolves.toBeUndefined();
});
