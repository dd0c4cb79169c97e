/** @jest-environment node */
import type { DeployManifest } from '../src/contracts/deployManifest';
import { builtDeployable } from './builtDeployable.testing';
import { checkContract } from './checkContract';

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
  await expect(checkContract(build())).resolves.toBeUndefined();
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
])('refuses a page that %s, and names the owner', async (_what, page, reason) => {
  const refused = checkContract(build(page));
  await expect(refused).rejects.toThrow(reason);
  await expect(refused).rejects.toThrow('(Cart team)');
});

test('refuses a script that was not built', async () => {
  await expect(checkContract(build(PAGE, { entry: 'main.js' }))).rejects.toThrow(
    'The script main.js was not built (Cart team).',
  );
});
