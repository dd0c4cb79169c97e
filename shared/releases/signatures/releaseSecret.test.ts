/** @jest-environment node */
import { chownSync, statSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '../versions/builtDeployable.testing';
import { previewSecret, releaseSecret, webhookSecret } from './releaseSecret';

test('generates a secret once, readable by its owner only', async () => {
  const data = newFolder();
  const [one, two] = await Promise.all([releaseSecret(data, {}), releaseSecret(data, {})]);
  expect(one).toMatch(/^[0-9a-f]{64}$/);
  expect(two).toBe(one);
  expect(statSync(path.join(data, 'release-secret')).mode & 0o777).toBe(0o600);
});

(process.getuid?.() === 0 ? test : test.skip)(
  'gives a secret that root generates to the owner of the folder',
  async () => {
    const data = newFolder();
    chownSync(data, 65_534, 65_534);
    await releaseSecret(data, {});
    expect(statSync(path.join(data, 'release-secret'))).toMatchObject({ uid: 65_534, gid: 65_534 });
  },
);

test('uses RELEASE_SECRET unless it is too short', async () => {
  const long = 'x'.repeat(32);
  expect(await releaseSecret(newFolder(), { RELEASE_SECRET: long })).toBe(long);
  await expect(releaseSecret(newFolder(), { RELEASE_SECRET: 'short' })).rejects.toThrow(
    'RELEASE_SECRET needs at least 32 characters',
  );
});

test('has a separate key for preview links only with PREVIEW_SECRET', () => {
  const own = 'p'.repeat(32);
  expect(previewSecret({ PREVIEW_SECRET: own })).toBe(own);
  expect(previewSecret({ RELEASE_SECRET: own })).toBeUndefined();
  expect(() => previewSecret({ PREVIEW_SECRET: 'short' })).toThrow(
    'PREVIEW_SECRET needs at least 32 characters',
  );
});

test('has a key for webhooks only with WEBHOOK_SECRET', () => {
  const own = 'w'.repeat(32);
  expect(webhookSecret({ WEBHOOK_SECRET: own })).toBe(own);
  expect(webhookSecret({ RELEASE_SECRET: own })).toBeUndefined();
  expect(() => webhookSecret({ WEBHOOK_SECRET: 'short' })).toThrow('WEBHOOK_SECRET needs at least 32');
});
