/** @jest-environment node */
import { deployManifest, newFolder } from '@tanabana/build/store/builtDeployable.testing';
import { FolderObjects } from '@tanabana/build/store/folderObjects';
import { defaultSettings } from '@tanabana/runtime/settings/defaultSettings';
import type { Release } from './releaseDocument';
import { ReleaseStore } from './releaseStore';

function release(id: string): Release {
  return {
    id,
    createdAt: '2026-01-01T00:00:00.000Z',
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
  for (const id of ['first', 'second', 'first']) {
    await store.save(release(id));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect((await store.list()).map(({ id }) => id)).toEqual(['first', 'second']);
  await store.remove('first');
  expect(await objects.list('composed/')).toEqual([]);
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
});
