/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '@tanabana/releases/versions/builtDeployable.testing';
import { compilerHash, sourceFolders, sourceHash } from './sourceHash';

/** Content by file. */
const FILES: Readonly<Record<string, string>> = {
  'package-lock.json': '{}',
  'tsconfig.base.json': '{}',
  'shared/tooling/webpack/browserConfig.ts': "path.join(import.meta.dirname, 'loader.cjs')",
  'shared/tooling/webpack/loader.cjs': '',
  'shared/tooling/publish/publish.ts': '',
  'shared/shop/cart/cartLine.ts': '',
  'shared/shop/cart/unusedLine.ts': '',
  'mfe-cart/webpack.config.ts': `
    import { browserConfig } from '@tanabana/tooling/webpack/browserConfig';
    import { readParts } from './generate/readParts';
    import { cart } from './src/routes';`,
  'mfe-cart/generate/readParts.ts': '',
  'mfe-cart/pictures/images/bag-640.webp': '',
  'mfe-cart/content/posts/bags.md': '',
  'mfe-cart/src/routes.ts': "import { cartLine } from '@tanabana/shop/cart/cartLine';",
  'mfe-account/pictures/images/key-640.webp': '',
};

function repository() {
  const root = newFolder();
  const write = (name: string, content: string) => {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), content);
  };
  for (const [name, content] of Object.entries(FILES)) write(name, content);
  return { root, write };
}

test.each([
  ['the version of a package', 'package-lock.json', true],
  ['an option of the compiler', 'tsconfig.base.json', true],
  ['an option of webpack', 'shared/tooling/webpack/browserConfig.ts', true],
  ['a loader, which a file names', 'shared/tooling/webpack/loader.cjs', true],
  ['the configuration of the deployable', 'mfe-cart/webpack.config.ts', true],
  ['a plugin of the deployable', 'mfe-cart/generate/readParts.ts', true],
  ['a picture', 'mfe-cart/pictures/images/bag-640.webp', true],
  ['a module, which webpack compares itself', 'mfe-cart/src/routes.ts', false],
  ['a shared module', 'shared/shop/cart/cartLine.ts', false],
  ['a picture of another deployable', 'mfe-account/pictures/images/key-640.webp', false],
])('whether the cache of a deployable is discarded after a change of %s', (_what, file, isDiscarded) => {
  const { root, write } = repository();
  const before = compilerHash(root, 'mfe-cart');
  expect(compilerHash(root, 'mfe-cart')).toBe(before);
  write(file, `${FILES[file]} changed`);
  expect(compilerHash(root, 'mfe-cart') !== before).toBe(isDiscarded);
});

test.each([
  ['a shared module that the deployable imports', 'shared/shop/cart/cartLine.ts', true],
  ['a text that the deployable publishes', 'mfe-cart/content/posts/bags.md', true],
  ['a shared module that it does not import', 'shared/shop/cart/unusedLine.ts', false],
  ['a tool that no build imports', 'shared/tooling/publish/publish.ts', false],
  ['its README', 'mfe-cart/README.md', false],
])('whether a deployable is built again after a change of %s', (_what, file, isBuilt) => {
  const { root, write } = repository();
  const before = sourceHash(root, 'mfe-cart');
  expect(sourceHash(root, 'mfe-cart')).toBe(before);
  write(file, `${FILES[file] ?? ''} changed`);
  expect(sourceHash(root, 'mfe-cart') !== before).toBe(isBuilt);
});

test('the folders of a deployable are its own and those of the shared packages that it imports', () => {
  expect(sourceFolders(repository().root, 'mfe-cart')).toEqual(['mfe-cart', 'shared/shop', 'shared/tooling']);
});
