/** @jest-environment node */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '@tanabana/artefacts/store/builtDeployable.testing';
import { previewSecret, releaseSecret } from './releaseSecret';

test('generates a secret once, and only its owner can read the file', async () => {
  const data = newFolder();
  const [one, two] = await Promise.all([releaseSecret(data, {}), releaseSecret(data, {})]);
  expect(one).toMatch(/^[0-9a-f]{64}$/);
  expect(two).toBe(one);
  expect(statSync(path.join(data, 'release-secret')).mode & 0o777).toBe(0o600);
});

test('uses RELEASE_SECRET unless it is too short', async () => {
  const long = 'x'.repeat(32);
  expect(await releaseSecret(newFolder(), { RELEASE_SECRET: long })).toBe(long);
  await expect(releaseSecret(newFolder(), { RELEASE_SECRET: 'short' })).rejects.toThrow(
    'RELEASE_SECRET needs at least 32 characters',
  );
});

test('signs preview links with PREVIEW_SECRET, or else with the release secret', async () => {
  const [own, release] = ['p'.repeat(32), 'r'.repeat(32)];
  const data = newFolder();
  expect(await previewSecret(data, { PREVIEW_SECRET: own })).toBe(own);
  expect(readdirSync(data)).toEqual([]);
  expect(await previewSecret(data, { RELEASE_SECRET: release })).toBe(release);
  await expect(previewSecret(data, { PREVIEW_SECRET: 'short' })).rejects.toThrow(
    'PREVIEW_SECRET needs at least 32 characters',
  );
});
