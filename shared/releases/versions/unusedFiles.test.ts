/** @jest-environment node */
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { builtDeployable, newFolder } from './builtDeployable.testing';
import { fileKey } from './artefactKeys';
import { ArtefactStore } from './artefactStore';
import { FolderObjects } from '../stores/folderObjects';
import { FILE_GRACE_MS, removeUnusedFiles, retireVersion } from './unusedFiles';

const PICTURE = 'browser/pictures/vase.0123456789-400.webp';
const NOW = Date.now();

const versionOf = (number: number) => `1.0.0-${String(number).padStart(10, '0')}`;

/** Writes a build with the picture that all builds contain, and a script that differs from build to build. */
function build(number: number): string {
  return builtDeployable(
    { version: versionOf(number) },
    { 'browser/entry.js': `export const number = ${number};`, [PICTURE]: 'a vase' },
  );
}

async function storeWith(...numbers: readonly number[]) {
  const objects = new FolderObjects(newFolder());
  const store = new ArtefactStore(objects);
  const entries: string[] = [];
  for (const number of numbers) {
    const dist = build(number);
    const { entry } = await store.publish(dist);
    entries.push(fileKey('cart', `browser/${entry}`));
  }
  const retire = (number: number, now: number) =>
    retireVersion(store, { name: 'cart', version: versionOf(number) }, now);
  return { objects, store, entries, retire };
}

test('a file is stored while a version contains it, and for the grace period after that version is removed', async () => {
  const { objects, store, entries, retire } = await storeWith(1, 2);
  const [first = '', second = ''] = entries;
  await retire(1, NOW);
  expect(await store.has('cart', versionOf(1))).toBe(false);
  expect(await removeUnusedFiles(store, 'cart', NOW + FILE_GRACE_MS - 1)).toBe(0);
  expect(await objects.has(first)).toBe(true);

  const later = NOW + FILE_GRACE_MS + 60_000;
  expect(await removeUnusedFiles(store, 'cart', later, true)).toBe(1);
  expect(await objects.has(first)).toBe(true);
  expect(await removeUnusedFiles(store, 'cart', later)).toBe(1);
  expect(await objects.has(first)).toBe(false);
  expect(await objects.has(second)).toBe(true);
  expect(await objects.has(fileKey('cart', PICTURE))).toBe(true);
  expect(await objects.list('cart/retired/')).toEqual([]);
});

test('the grace period of a file begins when the last version that contains it is removed', async () => {
  const { objects, store, retire } = await storeWith(1, 2);
  await retire(1, NOW);
  await retire(2, NOW + FILE_GRACE_MS);
  await removeUnusedFiles(store, 'cart', NOW + 1.5 * FILE_GRACE_MS);
  expect(await objects.has(fileKey('cart', PICTURE))).toBe(true);
  await removeUnusedFiles(store, 'cart', NOW + 2.5 * FILE_GRACE_MS);
  expect(await objects.has(fileKey('cart', PICTURE))).toBe(false);
});

test('a file without a version is removed after the grace period', async () => {
  const { objects, store } = await storeWith();
  const key = fileKey('cart', 'browser/entry.0123456789.js');
  await objects.create(key, 'export {}');
  expect(await removeUnusedFiles(store, 'cart', NOW)).toBe(0);
  expect(await removeUnusedFiles(store, 'cart', NOW + FILE_GRACE_MS + 60_000)).toBe(1);
});

test('compressed forms are removed with their file', async () => {
  const { objects, store } = await storeWith();
  const dist = build(1);
  const [entry = ''] = readdirSync(path.join(dist, 'browser'));
  writeFileSync(path.join(dist, `browser/${entry}.br`), 'compressed');
  await store.publish(dist);
  const form = fileKey('cart', `browser/${entry}.br`);
  const later = NOW + FILE_GRACE_MS + 60_000;
  expect(await removeUnusedFiles(store, 'cart', later)).toBe(0);
  expect(await objects.has(form)).toBe(true);
  await retireVersion(store, { name: 'cart', version: versionOf(1) }, NOW);
  await removeUnusedFiles(store, 'cart', later);
  expect(await objects.has(form)).toBe(false);
});

test('a version that is published while unused files are removed has all its files', async () => {
  const { objects, store, retire } = await storeWith(1);
  await retire(1, NOW);
  const remove = objects.remove.bind(objects);
  let published: Promise<unknown> = Promise.resolve();
  objects.remove = async (key) => {
    // Publishes a version just before the picture is removed. The publication does not copy the picture, because the
    // picture still exists.
    if (key === fileKey('cart', PICTURE)) published = store.publish(build(2));
    await published;
    return remove(key);
  };
  await removeUnusedFiles(store, 'cart', NOW + FILE_GRACE_MS + 60_000);
  expect(await store.faults(await store.manifest('cart', versionOf(2)))).toEqual([]);
});
