/** @jest-environment node */
import { statSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '@tanabana/artefacts/store/builtDeployable.testing';
import { releaseSecret } from './releaseSecret';

test('generates a secret once, readable by its owner only', async () => {
  const data = newFolder();
  const [one, two] = await Promise.all([releaseSecret(data, undefined), releaseSecret(data, undefined)]);
  expect(one).toMatch(/^[0-9a-f]{64}$/);
  expect(two).toBe(one);
  expect(statSync(path.join(data, 'release-secret')).mode & 0o777).toBe(0o600);
});

test('uses RELEASE_SECRET unless it is too short', async () => {
  const long = 'x'.repeat(32);
  expect(await releaseSecret(newFolder(), long)).toBe(long);
  await expect(releaseSecret(newFolder(), 'short')).rejects.toThrow('at least 32 characters');
});
