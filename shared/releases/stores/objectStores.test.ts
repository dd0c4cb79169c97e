/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import files from 'node:fs/promises';
import path from 'node:path';
import { BucketObjects } from './bucketObjects';
import { builtDeployable, newFolder } from '../versions/builtDeployable.testing';
import { manifestKey } from '../versions/artefactKeys';
import { ArtefactStore } from '../versions/artefactStore';
import { FolderObjects } from './folderObjects';
import { ReadCache } from './readCache';
import { BUCKET, runLocalBucket } from '../versions/localBucket.testing';
import type { ObjectStore } from './objectStore';

let endpoint: string | undefined;
let buckets = 0;

/** Names of objects whose next write gets no reply. */
const lost = new Set<string>();

beforeAll(async () => {
  const env = await runLocalBucket({ losesReply: (key) => lost.delete(path.basename(key)) });
  Object.assign(process.env, env);
  endpoint = env.AWS_ENDPOINT_URL_S3;
});

const emptyBucket = () => new BucketObjects(BUCKET, `${(buckets += 1)}/`, endpoint);

const STORES: readonly (readonly [string, () => ObjectStore])[] = [
  ['a folder', () => new FolderObjects(newFolder())],
  ['a bucket', emptyBucket],
  ['a bucket whose objects are cached', () => new ReadCache(emptyBucket(), new FolderObjects(newFolder()))],
];

describe.each(STORES)('%s', (_name, openStore) => {
  test('reads exactly the bytes that were created', async () => {
    const store = openStore();
    const bytes = Buffer.from([0, 255, 13, 10, 128]);
    expect(await store.create('cart/1/a b+ü.bin', bytes)).toBe(true);
    expect(await store.read('cart/1/a b+ü.bin')).toEqual(bytes);
    expect(await store.has('cart/1/a b+ü.bin')).toBe(true);
  });

  test('returns nothing for a missing key', async () => {
    const store = openStore();
    expect(await store.read('cart/1/entry.js')).toBeUndefined();
    expect(await store.has('cart/1/entry.js')).toBe(false);
    expect(await store.list('cart/')).toEqual([]);
    expect(await store.names('cart/')).toEqual([]);
    await expect(store.remove('cart/1/entry.js')).resolves.toBeUndefined();
  });

  test('never changes an object', async () => {
    const store = openStore();
    await store.create('deployments/1', 'first');
    expect(await store.create('deployments/1', 'second')).toBe(false);
    expect(String(await store.read('deployments/1'))).toBe('first');
  });

  test('accepts exactly one of many concurrent writes of a key, and stores its content', async () => {
    const store = openStore();
    const writers = Array.from({ length: 12 }, (_none, number) => `writer ${number}`);
    const results = await Promise.all(writers.map((writer) => store.create('deployments/2', writer)));
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(String(await store.read('deployments/2'))).toBe(writers[results.indexOf(true)]);
  });

  test('lists the keys below a prefix, and the names directly below it', async () => {
    const store = openStore();
    for (const key of ['cart/2/a.js', 'cart/1/c.js', 'cart/1/b/d.js', 'cart/notes', 'cartoon/1/a.js'])
      await store.create(key, key);
    const keys = (await store.list('cart/')).map(({ key }) => key);
    expect(keys.sort()).toEqual(['cart/1/b/d.js', 'cart/1/c.js', 'cart/2/a.js', 'cart/notes']);
    expect(await store.names('cart/')).toEqual(['1', '2', 'notes']);
    expect(await store.names('')).toEqual(['cart', 'cartoon']);
    const [entry] = await store.list('cart/2/');
    expect(Math.abs(Date.now() - (entry?.writtenAt ?? 0))).toBeLessThan(60_000);
  });

  test('removes an object, whose key can then be used again', async () => {
    const store = openStore();
    await store.create('cart/1/a.js', 'old');
    await store.remove('cart/1/a.js');
    expect(await store.read('cart/1/a.js')).toBeUndefined();
    expect(await store.create('cart/1/a.js', 'new')).toBe(true);
    expect(String(await store.read('cart/1/a.js'))).toBe('new');
  });
});

test('a write whose reply was lost has succeeded, and that of another writer has not', async () => {
  const store = emptyBucket();
  lost.add('00000001.json');
  expect(await store.create('deployments/00000001.json', 'by Asha')).toBe(true);
  expect(lost.size).toBe(0);
  expect(String(await store.read('deployments/00000001.json'))).toBe('by Asha');
  expect(await store.create('deployments/00000001.json', 'by Ravi')).toBe(false);
});

test('fetches an object once for all concurrent and later requests', async () => {
  const bucket = emptyBucket();
  const cache = new ReadCache(bucket, new FolderObjects(newFolder()));
  await bucket.create('cart/1/a.js', 'export {}');
  const read = jest.spyOn(bucket, 'read');
  await Promise.all(Array.from({ length: 20 }, () => cache.download('cart/1/a.js')));
  expect(String(await cache.read('cart/1/a.js'))).toBe('export {}');
  expect(read).toHaveBeenCalledTimes(1);
});

test('fetches an object with its compressed forms once', async () => {
  const bucket = emptyBucket();
  const cache = new ReadCache(bucket, new FolderObjects(newFolder()));
  await bucket.create('cart/1/a.js', 'export {}');
  await bucket.create('cart/1/a.js.br', 'compressed');
  await cache.download('cart/1/a.js', ['cart/1/a.js.br', 'cart/1/a.js.gz']);
  const read = jest.spyOn(bucket, 'read').mockRejectedValue(new Error('The bucket is unavailable.'));
  await cache.download('cart/1/a.js', ['cart/1/a.js.br', 'cart/1/a.js.gz']);
  expect(String(await cache.read('cart/1/a.js.br'))).toBe('compressed');
  expect(read).not.toHaveBeenCalled();
});

test('reads an object when the disk is full, but cannot download the object', async () => {
  const bucket = emptyBucket();
  const file = path.join(newFolder(), 'file');
  writeFileSync(file, '');
  const cache = new ReadCache(bucket, new FolderObjects(path.join(file, 'below a file')));
  await bucket.create('cart/1/a.js', 'export {}');
  expect(String(await cache.read('cart/1/a.js'))).toBe('export {}');
  await expect(cache.download('cart/1/a.js')).rejects.toThrow('ENOTDIR');
});

test('the error of a full disk names the file and a remedy', async () => {
  const folder = newFolder();
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  jest.spyOn(files, 'writeFile').mockRejectedValue(full);
  const file = path.join(folder, 'cart/1/a.js');
  const writing = new FolderObjects(folder).create('cart/1/a.js', 'export {}');
  await expect(writing).rejects.toThrow(`The disk has no room for ${file}. Free some`);
});

test('fails when the bucket cannot be reached', async () => {
  const store = new BucketObjects(BUCKET, '', 'http://127.0.0.1:9');
  await expect(store.has('cart/1/a.js')).rejects.toThrow();
  await expect(store.create('cart/1/a.js', '')).rejects.toThrow();
});

test.each([
  ['a folder', () => new FolderObjects(newFolder())],
  ['a bucket', () => new ReadCache(emptyBucket(), new FolderObjects(newFolder()))],
])(
  'rejects a manifest in %s that is stored under the key of another deployable',
  async (_name, openStore) => {
    const store = new ArtefactStore(openStore());
    const { version } = await store.publish(builtDeployable({}, { 'browser/entry.js': '' }));
    const manifest = (await store.objects.read(manifestKey({ name: 'cart', version }))) ?? '';
    await store.objects.create(manifestKey({ name: 'account', version }), manifest);
    await expect(store.manifest('account', version)).rejects.toThrow(
      `contains the manifest of cart ${version}`,
    );
  },
);
