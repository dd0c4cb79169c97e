/** @jest-environment node */
import { rmSync, writeFileSync } from 'node:fs';
import { builtDeployable, newFolder } from '../test/deployManifest';
import { ArtefactStore } from './artefactStore';

const files = { 'browser/entry.js': 'export {}', 'server/pages-cart.cjs': 'module.exports = {}' };

test('keeps a published version, whole', async () => {
  const store = new ArtefactStore(newFolder());
  const manifest = store.publish(builtDeployable({}, files));
  expect(store.has('cart', manifest.version)).toBe(true);
  expect(store.manifest('cart', manifest.version)).toEqual(manifest);
  await expect(store.verify(manifest)).resolves.toBeUndefined();
});

test('publishing the same again changes nothing; other files under the same version are refused', () => {
  const store = new ArtefactStore(newFolder());
  store.publish(builtDeployable({}, files));
  expect(() => store.publish(builtDeployable({}, files))).not.toThrow();
  expect(() => store.publish(builtDeployable({}, { ...files, 'browser/entry.js': 'alert(1)' }))).toThrow(
    'cart 1.0.0-0123456789 is published already, with other files. A version never changes.',
  );
});

test('names a version that is not there', () => {
  const store = new ArtefactStore(newFolder());
  expect(() => store.manifest('cart', '9.9.9-0123456789')).toThrow(
    'cart 9.9.9-0123456789 is not in the artefact store.',
  );
});

test('names a file that is missing, and one that was altered', async () => {
  const store = new ArtefactStore(newFolder());
  const manifest = store.publish(builtDeployable({}, files));
  const entry = store.pathOf('cart', manifest.version, 'browser/entry.js');

  writeFileSync(entry, 'alert(1)');
  await expect(store.verify(manifest)).rejects.toThrow(
    'browser/entry.js is not the file that was published.',
  );
  rmSync(entry);
  await expect(store.verify(manifest)).rejects.toThrow(
    'lacks its file browser/entry.js. Publish that version again.',
  );
});

test('says that a manifest is none', () => {
  const store = new ArtefactStore(newFolder());
  const dist = builtDeployable({}, files);
  writeFileSync(`${dist}/deploy.json`, '{"name":"cart"}');
  expect(() => store.publish(dist)).toThrow('is not a deploy manifest');
});
