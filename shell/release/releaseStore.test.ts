/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { defaultSettings } from '@tanabana/shared/settings/defaultSettings';
import { deployManifest, newFolder } from '../test/deployManifest';
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

test('puts a saved release on show, and the next', () => {
  const store = new ReleaseStore(newFolder());
  expect(store.current()).toBeUndefined();
  store.save(release('first'));
  store.save(release('second'));
  store.promote('first');
  expect(store.current()).toBe('first');
  store.promote('second');
  expect(store.current()).toBe('second');
  expect(store.load('second')).toEqual(release('second'));
});

test('refuses to show what was never saved or is no release; what is on show stays', () => {
  const folder = newFolder();
  const store = new ReleaseStore(folder);
  store.save(release('good'));
  store.promote('good');
  expect(() => store.promote('unknown')).toThrow('There is no release unknown.');
  writeFileSync(path.join(folder, 'broken.json'), '{"id":"broken"');
  expect(() => store.promote('broken')).toThrow('broken.json is not a release document');
  expect(store.current()).toBe('good');
});
