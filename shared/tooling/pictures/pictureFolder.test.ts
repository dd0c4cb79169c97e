/** @jest-environment node */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '@tanabana/releases/versions/builtDeployable.testing';
import { changeManifest } from './pictureFolder';

function pictureFolder() {
  const folder = newFolder();
  const manifest = path.join(folder, 'manifest.json');
  writeFileSync(manifest, '{"b":1}');
  return { folder, manifest, lock: `${manifest}.lock`, read: () => readFileSync(manifest, 'utf8') };
}

test('concurrent changes keep the entries of each other', async () => {
  const { folder, read, lock } = pictureFolder();
  await Promise.all(
    ['d', 'a', 'c'].map((name) => changeManifest(folder, (entries) => ({ ...entries, [name]: 1 }))),
  );
  expect(read()).toBe('{\n  "a": 1,\n  "b": 1,\n  "c": 1,\n  "d": 1\n}\n');
  expect(existsSync(lock)).toBe(false);
});

test('a change waits while another process changes the manifest', async () => {
  const { folder, manifest, read, lock } = pictureFolder();
  writeFileSync(lock, '');
  const changing = changeManifest(folder, (entries) => ({ ...entries, a: 1 }));
  // The other process ends its change.
  writeFileSync(manifest, '{"c":1}');
  rmSync(lock);
  await changing;
  expect(JSON.parse(read())).toEqual({ a: 1, c: 1 });
});

test('a lock file that remains is named, and nothing changes', async () => {
  const { folder, read, lock } = pictureFolder();
  writeFileSync(lock, '');
  await expect(changeManifest(folder, () => ({}), 0)).rejects.toThrow(`${lock} exists`);
  expect(read()).toBe('{"b":1}');
  expect(existsSync(lock)).toBe(true);
});

test('a change that fails leaves no lock file', async () => {
  const { folder, read, lock } = pictureFolder();
  const fail = () => {
    throw new Error('No entry');
  };
  await expect(changeManifest(folder, fail)).rejects.toThrow('No entry');
  expect(read()).toBe('{"b":1}');
  expect(existsSync(lock)).toBe(false);
});
