/** @jest-environment node */
import { defaultSettings } from '@tanabana/runtime/settings/defaultSettings';
import { deployManifest } from '@tanabana/build/store/builtDeployable.testing';
import { hashSource } from './contentSecurityPolicy';
import { importMap, importMapHash } from './importMap';

const servedWith = (integrity: string) => ({
  previous: {},
  release: {
    id: 'one',
    createdAt: '2026-01-01T00:00:00.000Z',
    settings: defaultSettings,
    shell: deployManifest({ name: 'shell', files: { 'browser/main.js': { integrity, bytes: 1 } } }),
    remotes: {},
  },
});

test('the hash is that of the import map, for each release of the same name apart', () => {
  for (const served of [servedWith('sha384-one'), servedWith('sha384-two')]) {
    expect(importMapHash(served)).toBe(hashSource(importMap(served)));
    expect(importMapHash(served)).toBe(hashSource(importMap(served)));
  }
});
