/** @jest-environment node */
import { deployManifest, newFolder } from '../versions/builtDeployable.testing';
import { FolderObjects } from '../stores/folderObjects';
import { defaultSettings } from '@tanabana/contract/settings/defaultSettings';
import type { Release } from '../documents/releaseDocument';
import { ReleaseStore } from './releaseStore';

function release(id: string, createdAt = '2026-01-01T00:00:00.000Z'): Release {
  return {
    id,
    createdAt,
    settings: defaultSettings,
    shell: deployManifest({ name: 'shell' }),
    remotes: {},
  };
}

test('stores and lists releases', async () => {
  const store = new ReleaseStore(new FolderObjects(newFolder()));
  await store.save(release('first'));
  await store.save(release('second'));
  await store.save(release('second'));
  expect(await store.load('second')).toEqual(release('second'));
  expect((await store.list()).map(({ id }) => id).sort()).toEqual(['first', 'second']);
  await store.remove('first');
  await expect(store.load('first')).rejects.toThrow('There is no release first.');
});

test('a release that is composed again is the newest, until it is removed', async () => {
  const objects = new FolderObjects(newFolder());
  const store = new ReleaseStore(objects);
  await store.save(release('first', '2026-01-01T00:00:00.000Z'));
  await store.save(release('second', '2026-01-02T00:00:00.000Z'));
  await store.save(release('first', '2026-01-03T00:00:00.000Z'));
  expect((await store.list()).map(({ id }) => id)).toEqual(['first', 'second']);
  await store.remove('first');
  expect(await objects.list('composed/first/')).toEqual([]);
});

test('a store whose objects were copied in any order lists the newest release first', async () => {
  const original = new FolderObjects(newFolder());
  const store = new ReleaseStore(original);
  await store.save(release('again', '2026-01-01T00:00:00.000Z'));
  await store.save(release('middle', '2026-01-02T00:00:00.000Z'));
  await store.save(release('again', '2026-01-03T00:00:00.000Z'));
  // Simulates earlier versions of the store, which did not record the time of a composition. Such versions created no
  // object for a composition, or an object with a random id.
  const document = (id: string, at: string) =>
    original.create(`documents/${id}.json`, JSON.stringify(release(id, at)));
  await document('plain', '2026-01-02T12:00:00.000Z');
  await document('random', '2025-12-31T00:00:00.000Z');
  await original.create('composed/random/81ad679a-f830-4ff1-9ef2-7d6aa9a814b8', '');
  const copy = new FolderObjects(newFolder());
  const keys = (await original.list('')).map(({ key }) => key).sort();
  for (const key of keys.reverse()) await copy.create(key, (await original.read(key)) ?? '');
  const ids = (await new ReleaseStore(copy).list()).map(({ id }) => id);
  expect(ids).toEqual(['again', 'plain', 'middle', 'random']);
});

test('refuses an invalid document', async () => {
  const objects = new FolderObjects(newFolder());
  await objects.create('documents/broken.json', '{"id":"broken"');
  await expect(new ReleaseStore(objects).load('broken')).rejects.toThrow(
    'broken.json is not a release document',
  );
});

test('refuses a document whose id or remote names do not match', async () => {
  const objects = new FolderObjects(newFolder());
  const store = new ReleaseStore(objects);
  const create = (id: string, content: object) =>
    objects.create(`documents/${id}.json`, JSON.stringify(content));
  await create('second', release('first'));
  await expect(store.load('second')).rejects.toThrow('It contains release first.');
  await create('third', { ...release('third'), remotes: { account: deployManifest() } });
  await expect(store.load('third')).rejects.toThrow('One of its remotes is another deployable.');
  await create('fourth', { ...release('fourth'), shell: deployManifest() });
  await expect(store.load('fourth')).rejects.toThrow('Its shell is another deployable.');
  const { shell } = release('fifth');
  await create('fifth', { ...release('fifth'), shell: { ...shell, entry: '../../evil.js' } });
  await expect(store.load('fifth')).rejects.toThrow('which is not among its files');
});
