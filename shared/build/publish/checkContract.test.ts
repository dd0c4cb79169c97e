/** @jest-environment node */
import path from 'node:path';
import type { DeployManifest } from '@tanabana/runtime/contracts/deployManifest';
import { builtDeployable } from './builtDeployable.testing';
import { checkContract } from './checkContract';

const ROOT = path.resolve(__dirname, '../../..');

const PAGE = 'exports.default = { Component: () => null, meta: () => ({ title: "", description: "" }) };';

/** A finished build of a cart with one page. */
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

test('lets a build pass that keeps the contract', async () => {
  await expect(checkContract(ROOT, build())).resolves.toBeUndefined();
});

test.each([
  [
    'exports something else',
    'exports.default = () => null;',
    './pages/cart does not export what the contract asks for',
  ],
  [
    'says nothing for its head',
    PAGE.replace('meta', 'mata'),
    './pages/cart does not export what the contract asks for',
  ],
  [
    'does not load',
    'require("no-such-package");',
    "./pages/cart does not load on a server: Error: Cannot find module 'no-such-package'",
  ],
  [
    'ends the process',
    'process.exit(0);',
    './pages/cart does not load on a server: it ended the process with exit code 0',
  ],
  [
    'ends the process a moment after it has loaded',
    `${PAGE} process.once("exit", () => { process.exitCode = 3; });`,
    './pages/cart does not load on a server: it ended the process with exit code 3',
  ],
  [
    'answers in the place of the check',
    'process.send({ isDone: true, reasons: [] }); process.exit(0);',
    './pages/cart does not load on a server: it ended the process with exit code 0',
  ],
])('refuses a page that %s, and names the owner', async (_what, page, reason) => {
  const refused = checkContract(ROOT, build(page));
  await expect(refused).rejects.toThrow(reason);
  await expect(refused).rejects.toThrow('(Cart team)');
});

test('refuses a script that was not built', async () => {
  await expect(checkContract(ROOT, build(PAGE, { entry: 'main.js' }))).rejects.toThrow(
    'The script main.js was not built (Cart team).',
  );
});

test('refuses a page that never ends loading', async () => {
  await expect(checkContract(ROOT, build('for (;;);'), 500)).rejects.toThrow(
    './pages/cart does not load on a server: it did not end within 0.5 s (Cart team).',
  );
});

test('a page that keeps the process busy for good is published all the same', async () => {
  await expect(checkContract(ROOT, build(`${PAGE} setInterval(() => {}, 1000);`))).resolves.toBeUndefined();
});
