/** @jest-environment node */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '@tanabana/releases/versions/builtDeployable.testing';
import { LastBuilds } from './lastBuilds';

const CONFIG = "import '@tanabana/tooling/webpack/browserConfig';";
const ROUTES = "import '@tanabana/shop/cart/cartLine';";

/** Content by file. */
const SOURCES: Readonly<Record<string, string>> = {
  'package-lock.json': '{}',
  'tsconfig.base.json': '{}',
  'shared/tooling/webpack/browserConfig.ts': '',
  'shared/releases/stores/folderObjects.ts': '',
  'shared/shop/cart/cartLine.ts': '',
  'mfe-cart/webpack.config.ts': CONFIG,
  'mfe-cart/src/routes.ts': ROUTES,
  'mfe-cart/pictures/manifest.json': '{}',
  'mfe-cart/pictures/images/bag-640.webp': '',
  'mfe-account/webpack.config.ts': CONFIG,
  'mfe-account/src/routes.ts': ROUTES,
};

function write(root: string, file: string, content: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
}

/** Creates a repository and a store with remembered builds of the remotes. */
function openBuilds() {
  const root = newFolder();
  const artefacts = newFolder();
  for (const [file, content] of Object.entries(SOURCES)) write(root, file, content);
  const builds = new LastBuilds(root, artefacts);
  for (const name of ['cart', 'account']) {
    write(artefacts, `${name}/files/deploy.json`, '{}');
    builds.remember(name);
  }
  const nextStart = () => new LastBuilds(root, artefacts);
  return { root, artefacts, builds, nextStart };
}

test('the next start finds the builds of unchanged sources', () => {
  const { nextStart } = openBuilds();
  expect(['cart', 'account', 'content'].filter((name) => nextStart().has(name))).toEqual(['cart', 'account']);
});

test.each([
  ['a type in the shared packages', 'shared/shop/cart/cartLine.ts', []],
  ['the version of a package', 'package-lock.json', []],
  ['an option of the compiler', 'tsconfig.base.json', []],
  ['an option of webpack', 'shared/tooling/webpack/browserConfig.ts', []],
  ['a picture', 'mfe-cart/pictures/images/bag-640.webp', ['account']],
  ['a route', 'mfe-cart/src/routes.ts', ['account']],
  ['a store, which no build imports', 'shared/releases/stores/folderObjects.ts', ['cart', 'account']],
  ['a test', 'mfe-cart/src/routes.test.ts', ['cart', 'account']],
])('after a change of %s, the next start finds only builds that it does not affect', (_what, file, found) => {
  const { root, nextStart } = openBuilds();
  write(root, file, 'changed');
  expect(['cart', 'account'].filter((name) => nextStart().has(name))).toEqual(found);
});

test('a build that was interrupted, removed or never finished is not found', async () => {
  const { artefacts, builds, nextStart } = openBuilds();
  builds.forget('cart');
  expect(nextStart().has('cart')).toBe(false);
  expect(nextStart().has('account')).toBe(true);
  await builds.remove('account');
  expect(nextStart().has('account')).toBe(false);
  expect(() => readFileSync(path.join(artefacts, 'account/files/deploy.json'))).toThrow('ENOENT');
});

test('a damaged record leads to new builds', () => {
  const { artefacts, nextStart } = openBuilds();
  write(artefacts, 'sources.json', '{"cart": ');
  expect(nextStart().has('cart')).toBe(false);
});
