/** @jest-environment node */
import type { DeployManifest } from '@tanabana/contract/remotes/deployManifest';
import { rmSync, writeFileSync } from 'node:fs';
import { fileKey, manifestKey, publicationKey } from './artefactKeys';
import { copyVersion } from './copyVersion';
import { ArtefactStore } from './artefactStore';
import { builtDeployable, newFolder } from './builtDeployable.testing';
import { integrityOf } from './integrityOf';
import { FolderObjects } from '../stores/folderObjects';

const files = { 'browser/entry.js': 'export {}', 'server/pages-cart.cjs': 'module.exports = {}' };

function emptyStore() {
  const objects = new FolderObjects(newFolder());
  const created: string[] = [];
  const create = objects.create.bind(objects);
  objects.create = (key, content) => {
    created.push(key);
    return create(key, content);
  };
  return { objects, created, store: new ArtefactStore(objects) };
}

test('stores a published version completely', async () => {
  const { store } = emptyStore();
  const manifest = await store.publish(builtDeployable({}, files));
  expect(await store.has('cart', manifest.version)).toBe(true);
  expect(await store.manifest('cart', manifest.version)).toEqual(manifest);
  await expect(store.faults(manifest)).resolves.toEqual([]);
  expect((await store.versions('cart')).map(({ version }) => version)).toEqual([manifest.version]);
});

test('publishing a version again changes nothing, and other files of the same version are rejected', async () => {
  const { store, created } = emptyStore();
  await store.publish(builtDeployable({}, files));
  const before = created.length;
  await expect(store.publish(builtDeployable({}, files))).resolves.toBeDefined();
  // The store contains the files already, so the second publication attempts to create only the manifest.
  expect(created.length).toBe(before + 1);
  await expect(
    store.publish(builtDeployable({}, { ...files, 'browser/entry.js': 'alert(1)' })),
  ).rejects.toThrow(
    'cart 1.0.0-0123456789 is published already, with another deploy.json. A version never changes.',
  );
});

test('a second version adds only new files', async () => {
  const { store, created } = emptyStore();
  const pictures = Object.fromEntries(
    Array.from({ length: 40 }, (_, index) => [`browser/pictures/${index}.webp`, `picture ${index}`]),
  );
  const first = await store.publish(builtDeployable({}, { ...files, ...pictures }));
  created.length = 0;
  const second = await store.publish(
    builtDeployable(
      { version: '1.0.0-0123456788' },
      { ...files, ...pictures, 'browser/entry.js': 'export const word = 2' },
    ),
  );
  expect(created).toEqual([fileKey('cart', `browser/${second.entry}`), manifestKey(second)]);
  expect(await store.faults(first)).toEqual([]);
  expect(await store.faults(second)).toEqual([]);
});

test('the publication of a version names the first publisher, and is removed with the version', async () => {
  const { store } = emptyStore();
  const version = await store.publish(builtDeployable({}, files), { by: 'Asha' });
  await store.publish(builtDeployable({}, files), { by: 'Ravi' });
  const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string;
  expect(await store.publications.newestOf(version)).toEqual({ by: 'Asha', at });
  expect(await store.manifest('cart', version.version)).toEqual(version);
  await store.removeManifest(version);
  expect(await store.publications.newestOf(version)).toBeUndefined();
});

test('a version that is published again, as by a revert, is the newest', async () => {
  const { store } = emptyStore();
  const at = (minute: number) => ({
    id: `${minute}`.repeat(10),
    at: new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString(),
    subject: `Change ${minute}`,
  });
  const publish = (version: string, minute: number) =>
    store.publish(builtDeployable({ version }, files), { by: 'Asha', commit: at(minute) });
  const [a, b] = ['1.0.0-000000000a', '1.0.0-000000000b'];
  const newest = async () => (await store.versions('cart')).map(({ version }) => version);
  await publish(a, 1);
  await publish(b, 2);
  expect(await newest()).toEqual([b, a]);
  await publish(a, 3);
  expect(await newest()).toEqual([a, b]);
  expect((await store.publications.newestOf({ name: 'cart', version: a }))?.commit?.subject).toBe('Change 3');
});

test('a publication that is killed between two writes does not change the newest version, and can be repeated', async () => {
  const { store, objects } = emptyStore();
  const publish = (hour: number) =>
    store.publish(builtDeployable({ version: `1.0.0-000000000${hour}` }, files), {
      by: 'Asha',
      commit: { id: `abcdef${hour}`, at: `2026-01-01T0${hour}:00:00Z`, subject: 'x' },
    });
  const newest = async () => (await store.versions('cart'))[0]?.version;
  await publish(2);
  const create = objects.create.bind(objects);
  for (const part of ['/publications/', '/deploy.json']) {
    objects.create = (key, content) =>
      key.includes(part) ? Promise.reject(new Error('killed')) : create(key, content);
    await expect(publish(1)).rejects.toThrow('killed');
    expect(await newest()).toBe('1.0.0-0000000002');
    await expect(publish(3)).rejects.toThrow('killed');
    expect(await newest()).toBe('1.0.0-0000000002');
  }
  objects.create = create;
  await publish(3);
  await publish(1);
  expect(await newest()).toBe('1.0.0-0000000003');
  expect(await store.versions('cart')).toHaveLength(3);
});

test('an older commit that is published later is not the newest, and the newer publication is returned', async () => {
  const { store } = emptyStore();
  const commit = (hour: number) => ({ id: 'abcdef1', at: `2026-01-01T0${hour}:00:00Z`, subject: 'x' });
  const newer = await store.publish(builtDeployable({ version: '1.0.0-000000000b' }, files));
  const older = await store.publish(builtDeployable({ version: '1.0.0-000000000a' }, files));
  await store.publications.record(newer, { by: 'Asha', commit: commit(2) });
  expect(await store.publications.record(older, { by: 'Ravi', commit: commit(1) })).toMatchObject({
    version: newer.version,
  });
  expect((await store.versions('cart'))[0]?.version).toBe(newer.version);
});

test('a publication without a commit between two others does not make an older commit the newest', async () => {
  const { store } = emptyStore();
  const commit = (hour: number) => ({ id: 'abcdef1', at: `2026-01-01T0${hour}:00:00Z`, subject: 'x' });
  const a = await store.publish(builtDeployable({ version: '1.0.0-000000000a' }, files), {
    by: 'Asha',
    commit: commit(3),
  });
  const b = await store.publish(builtDeployable({ version: '1.0.0-000000000b' }, files), { by: 'Asha' });
  await store.publications.record(a, { by: 'Ravi', commit: commit(1) });
  expect((await store.versions('cart')).map(({ version }) => version)).toEqual([a.version, b.version]);
});

test('a copied version keeps its publications', async () => {
  const [{ store }, { store: copy }] = [emptyStore(), emptyStore()];
  const commit = { id: 'abcdef1', at: '2026-01-01T00:00:00Z', subject: 'Fix the price' };
  const version = await store.publish(builtDeployable({}, files), { by: 'Asha', commit });
  await copyVersion(version, store, copy);
  expect(await copy.publications.newestOf(version)).toMatchObject({ by: 'Asha', commit });
});

test('a store that was copied in any order lists the newest version first', async () => {
  const { store, objects } = emptyStore();
  const versions = ['1.0.0-000000000a', '1.0.0-000000000b'];
  for (const [day, version] of versions.entries()) {
    jest.useFakeTimers({ now: Date.UTC(2026, 0, day + 1), doNotFake: ['nextTick', 'setImmediate'] });
    await store.publish(builtDeployable({ version }, files), { by: 'Asha' });
    jest.useRealTimers();
  }
  const copy = new FolderObjects(newFolder());
  const keys = (await objects.list('')).map(({ key }) => key).sort();
  for (const key of keys.reverse()) await copy.create(key, (await objects.read(key)) ?? '');
  expect((await new ArtefactStore(copy).versions('cart')).map(({ version }) => version)).toEqual(
    versions.toReversed(),
  );
});

test('a version without a valid publication has no publisher until it is published again', async () => {
  const { store, objects } = emptyStore();
  const version = await store.publish(builtDeployable({}, files));
  expect(await store.publications.newestOf(version)).toBeUndefined();
  await objects.create(publicationKey(version), '{"by":');
  expect(await store.publications.newestOf(version)).toBeUndefined();
  await store.publish(builtDeployable({}, files), { by: 'Ravi' });
  expect(await store.publications.newestOf(version)).toMatchObject({ by: 'Ravi' });
});

test('concurrent publications of the same version all succeed, and the version is complete', async () => {
  const { store } = emptyStore();
  const [manifest] = await Promise.all([1, 2, 3, 4].map(() => store.publish(builtDeployable({}, files))));
  await expect(store.faults(manifest!)).resolves.toEqual([]);
});

test('a version without a manifest does not exist, and can be published again', async () => {
  const { store, objects } = emptyStore();
  const manifest = await store.publish(builtDeployable({}, files));
  rmSync(objects.fileOf(manifestKey(manifest)));
  expect(await store.has('cart', manifest.version)).toBe(false);
  expect(await store.versions('cart')).toEqual([]);
  await expect(store.publish(builtDeployable({}, files))).resolves.toEqual(manifest);
});

test('a file that is removed while its version is published is copied again', async () => {
  const { store, objects } = emptyStore();
  const manifest = await store.publish(builtDeployable({}, files));
  const entry = fileKey('cart', `browser/${manifest.entry}`);
  const create = objects.create.bind(objects);
  objects.create = async (key, content) => {
    if (key.endsWith('deploy.json')) await objects.remove(entry);
    return create(key, content);
  };
  const next = await store.publish(builtDeployable({ version: '1.0.0-0123456788' }, files));
  await expect(store.faults(next)).resolves.toEqual([]);
});

test('a file that is not named by its content is rejected', async () => {
  const { store } = emptyStore();
  const dist = builtDeployable({}, files);
  const manifest = {
    ...(await store.publish(dist)),
    entry: 'entry.js',
    files: { 'browser/entry.js': { integrity: integrityOf('export {}'), bytes: 9 } },
  };
  writeFileSync(`${dist}/deploy.json`, JSON.stringify(manifest));
  await expect(store.publish(dist)).rejects.toThrow('cart: browser/entry.js is not named by its content.');
});

test('names a missing version', async () => {
  const { store } = emptyStore();
  await expect(store.manifest('cart', '9.9.9-0123456789')).rejects.toThrow(
    'cart 9.9.9-0123456789 is not in the artefact store.',
  );
});

const faultsIn = async (store: ArtefactStore, manifest: DeployManifest) =>
  String(await store.faults(manifest));

test('names a missing file and a changed file', async () => {
  const { store, objects } = emptyStore();
  const manifest = await store.publish(builtDeployable({}, files));
  const name = `browser/${manifest.entry}`;
  const entry = objects.fileOf(fileKey('cart', name));

  writeFileSync(entry, 'alert(1)');
  await expect(faultsIn(store, manifest)).resolves.toMatch(`${name} is not the file that was published.`);
  rmSync(entry);
  await expect(faultsIn(store, manifest)).resolves.toMatch(
    `lacks its file ${name}. Publish that version again.`,
  );
});

test('names a file whose sizes differ from its manifest', async () => {
  const { store } = emptyStore();
  const manifest = await store.publish(builtDeployable({}, files));
  const file = `browser/${manifest.entry}`;
  const described = { ...manifest.files[file]!, bytes: 8 };
  await expect(faultsIn(store, { ...manifest, files: { [file]: described } })).resolves.toMatch(
    `${file} has 9 bytes, not 8.`,
  );
  const light = { ...manifest.files[file]!, bytes: 9, brotliBytes: 900 };
  await expect(faultsIn(store, { ...manifest, files: { [file]: light } })).resolves.toMatch(
    /has 13 bytes compressed, not 900\./,
  );
});

test('a manifest that is stored under the key of another version is rejected', async () => {
  const { store, objects } = emptyStore();
  const { version } = await store.publish(builtDeployable({}, files));
  await store.publish(builtDeployable({ name: 'account' }, files));
  const account = (await objects.read(manifestKey({ name: 'account', version }))) ?? '';
  await objects.create(manifestKey({ name: 'cart', version: '2.0.0-0123456789' }), account);
  await expect(store.manifest('cart', '2.0.0-0123456789')).rejects.toThrow(
    `cart/2.0.0-0123456789/deploy.json contains the manifest of account ${version}. Publish cart again (Cart team).`,
  );
});

test('reads only objects of versions, and reports an invalid manifest without its content', async () => {
  const { store, objects } = emptyStore();
  const secret = 'token-signing-key-7f3a';
  await objects.create('accounts/deploy.json', secret);
  await expect(store.manifest('cart', '../accounts')).rejects.toThrow('is not in the artefact store');
  await expect(store.manifest('..', 'accounts')).rejects.toThrow('is not in the artefact store');
  await objects.create('cart/1.0.0-0123456789/deploy.json', secret);
  await objects.create('cart/2.0.0-0123456789/deploy.json', JSON.stringify({ name: secret }));
  for (const version of ['1.0.0-0123456789', '2.0.0-0123456789']) {
    const refused = store.manifest('cart', version);
    await expect(refused).rejects.toThrow(`cart/${version}/deploy.json is not a deploy manifest`);
    await expect(refused).rejects.not.toThrow(/token|7f3a/);
  }
});

test('rejects an invalid manifest', async () => {
  const { store } = emptyStore();
  const dist = builtDeployable({}, files);
  writeFileSync(`${dist}/deploy.json`, '{"name":"cart"}');
  await expect(store.publish(dist)).rejects.toThrow('is not a deploy manifest');
  await expect(store.publish(builtDeployable({ entry: '../../evil.js' }, files))).rejects.toThrow(
    'its entry is "browser/../../evil.js", which is not among its files (Cart team).',
  );
});
