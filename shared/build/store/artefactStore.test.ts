/** @jest-environment node */
import { rmSync, writeFileSync } from 'node:fs';
import { ArtefactStore, keyOf } from './artefactStore';
import { builtDeployable, newFolder } from '../publish/builtDeployable.testing';
import { FolderObjects } from './folderObjects';

const files = { 'browser/entry.js': 'export {}', 'server/pages-cart.cjs': 'module.exports = {}' };

function emptyStore() {
  const objects = new FolderObjects(newFolder());
  return { objects, store: new ArtefactStore(objects) };
}

test('keeps a published version, whole', async () => {
  const { store } = emptyStore();
  const manifest = await store.publish(builtDeployable({}, files));
  expect(await store.has('cart', manifest.version)).toBe(true);
  expect(await store.manifest('cart', manifest.version)).toEqual(manifest);
  await expect(store.verify(manifest)).resolves.toBeUndefined();
  expect((await store.versions('cart')).map(({ version }) => version)).toEqual([manifest.version]);
});

test('publishing the same again changes nothing; other files under the same version are refused', async () => {
  const { store } = emptyStore();
  await store.publish(builtDeployable({}, files));
  await expect(store.publish(builtDeployable({}, files))).resolves.toBeDefined();
  await expect(
    store.publish(builtDeployable({}, { ...files, 'browser/entry.js': 'alert(1)' })),
  ).rejects.toThrow(
    'cart 1.0.0-0123456789 is published already, with another browser/entry.js. A version never changes.',
  );
});

test('two who publish the same version at once both succeed, and it is whole', async () => {
  const { store } = emptyStore();
  const [manifest] = await Promise.all([1, 2, 3, 4].map(() => store.publish(builtDeployable({}, files))));
  await expect(store.verify(manifest!)).resolves.toBeUndefined();
});

test('a version without its manifest is none: it is still arriving, or going', async () => {
  const { store, objects } = emptyStore();
  const manifest = await store.publish(builtDeployable({}, files));
  rmSync(objects.fileOf(keyOf(manifest, 'deploy.json')));
  expect(await store.has('cart', manifest.version)).toBe(false);
  expect(await store.versions('cart')).toEqual([]);
  await expect(store.publish(builtDeployable({}, files))).resolves.toEqual(manifest);
});

test('names a version that is not there', async () => {
  const { store } = emptyStore();
  await expect(store.manifest('cart', '9.9.9-0123456789')).rejects.toThrow(
    'cart 9.9.9-0123456789 is not in the artefact store.',
  );
});

test('names a file that is missing, and one that was altered', async () => {
  const { store, objects } = emptyStore();
  const manifest = await store.publish(builtDeployable({}, files));
  const entry = objects.fileOf(keyOf(manifest, 'browser/entry.js'));

  writeFileSync(entry, 'alert(1)');
  await expect(store.verify(manifest)).rejects.toThrow(
    'browser/entry.js is not the file that was published.',
  );
  rmSync(entry);
  await expect(store.verify(manifest)).rejects.toThrow(
    'lacks its file browser/entry.js. Publish that version again.',
  );
});

test('says that a manifest is none', async () => {
  const { store } = emptyStore();
  const dist = builtDeployable({}, files);
  writeFileSync(`${dist}/deploy.json`, '{"name":"cart"}');
  await expect(store.publish(dist)).rejects.toThrow('is not a deploy manifest');
});
