/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ArtefactStore } from '@tanabana/releases/versions/artefactStore';
import { FolderObjects } from '@tanabana/releases/stores/folderObjects';
import { BuildCache } from './buildCache';
import { builtDeployable, newFolder } from '@tanabana/releases/versions/builtDeployable.testing';

const SOURCES = {
  'package-lock.json': '{}',
  'shared/tooling/webpack/preset.ts': '',
  'shared/shop/stored/createStoredValue.ts': '',
  'mfe-cart/src/cart/orderTotal.ts': "import '@tanabana/shop/stored/createStoredValue';",
  'mfe-cart/src/cart/orderTotal.test.ts': '',
  'mfe-cart/README.md': '',
};

async function openCache() {
  const root = newFolder();
  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  };
  for (const [file, content] of Object.entries(SOURCES)) write(file, content);
  const store = new ArtefactStore(new FolderObjects(newFolder()));
  const { version } = await store.publish(builtDeployable({}, { 'browser/entry.js': '' }));
  const cache = new BuildCache(root, new FolderObjects(newFolder()));
  await cache.remember(cache.sources('cart'), version);
  return { cache, store, version, write, known: () => cache.versionOf(cache.sources('cart'), store) };
}

test('finds the version of the current sources, even after a change of tests and documents', async () => {
  const { known, version, write } = await openCache();
  expect(await known()).toBe(version);
  write('mfe-cart/README.md', 'Another word.');
  write('mfe-cart/src/cart/orderTotal.test.ts', '// Another word.');
  expect(await known()).toBe(version);
});

test.each([
  'mfe-cart/src/cart/orderTotal.ts',
  'shared/shop/stored/createStoredValue.ts',
  'package-lock.json',
])('finds no version when %s has changed', async (file) => {
  const { known, write } = await openCache();
  write(file, '// Another word.');
  expect(await known()).toBeUndefined();
});

test('ignores a cached version that was removed from the store, and can cache another version', async () => {
  const { cache, known, store, version } = await openCache();
  await store.removeManifest({ name: 'cart', version });
  expect(await known()).toBeUndefined();
  const next = await store.publish(
    builtDeployable({ version: '1.0.0-0123456788' }, { 'browser/entry.js': '' }),
  );
  await cache.remember(cache.sources('cart'), next.version);
  expect(await known()).toBe(next.version);
});
