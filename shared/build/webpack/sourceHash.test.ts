/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '@tanabana/artefacts/store/builtDeployable.testing';
import { compilerHash } from './sourceHash';

const FILES = [
  'package-lock.json',
  'tsconfig.base.json',
  'shared/build/webpack/browserConfig.ts',
  'shared/runtime/cart/cartLine.ts',
  'mfe-cart/webpack.config.ts',
  'mfe-cart/build/readParts.ts',
  'mfe-cart/pictures/images/bag-640.webp',
  'mfe-cart/src/routes.ts',
  'mfe-account/pictures/images/key-640.webp',
];

test.each([
  ['the version of a package', 'package-lock.json', true],
  ['an option of the compiler', 'tsconfig.base.json', true],
  ['an option of webpack', 'shared/build/webpack/browserConfig.ts', true],
  ['the configuration of the deployable', 'mfe-cart/webpack.config.ts', true],
  ['a plugin of the deployable', 'mfe-cart/build/readParts.ts', true],
  ['a picture', 'mfe-cart/pictures/images/bag-640.webp', true],
  ['a module, which webpack compares itself', 'mfe-cart/src/routes.ts', false],
  ['a shared module', 'shared/runtime/cart/cartLine.ts', false],
  ['a picture of another deployable', 'mfe-account/pictures/images/key-640.webp', false],
])('whether the cache of a deployable is discarded after a change of %s', (_what, file, isDiscarded) => {
  const root = newFolder();
  const write = (name: string, content: string) => {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), content);
  };
  for (const name of FILES) write(name, name);
  const before = compilerHash(root, 'mfe-cart');
  expect(compilerHash(root, 'mfe-cart')).toBe(before);
  write(file, 'changed');
  expect(compilerHash(root, 'mfe-cart') !== before).toBe(isDiscarded);
});
