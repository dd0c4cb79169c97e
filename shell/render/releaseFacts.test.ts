/** @jest-environment node */
import { defaultSettings } from '@tanabana/contract/settings/defaultSettings';
import { deployManifest } from '@tanabana/releases/versions/builtDeployable.testing';
import type { ServedRelease } from '@tanabana/releases/releases/servedRelease';
import { hashSource } from './contentSecurityPolicy';
import { importMap } from './importMap';
import { releaseFacts } from './releaseFacts';

const shell = { globalStyles: () => 'body{}' };
const route = { path: '/cart', expose: './pages/cart', fragments: [] };
const files = { 'browser/main.js': { integrity: 'sha384-other', bytes: 1 } };
const served: ServedRelease = {
  fallbacks: {},
  release: {
    id: 'one',
    createdAt: '2026-01-01T00:00:00.000Z',
    settings: defaultSettings,
    shell: deployManifest({ name: 'shell' }),
    remotes: { cart: deployManifest({ routes: [route] }) },
  },
};

test('the hash of the import map differs for two releases with the same id', () => {
  const other = { ...served.release, shell: deployManifest({ name: 'shell', files }) };
  for (const release of [served.release, other]) {
    const copy = { ...served, release };
    const text = importMap(copy);
    expect(releaseFacts(copy, shell, 1).importMap).toEqual({ text, hash: hashSource(text) });
    expect(releaseFacts(copy, shell, 1).importMap).toEqual({ text, hash: hashSource(text) });
  }
});

test('the composition is computed once for a release and a seed', () => {
  const { composition } = releaseFacts(served, shell, 1);
  expect(releaseFacts(served, shell, 1).composition).toBe(composition);
  expect(releaseFacts(served, shell, 2).composition.seed).toBe(2);
  expect(releaseFacts(served, shell, 2).compositionJson).toContain('"seed":2');
});

test('code of a remote cannot change the composition for later pages', () => {
  const { composition } = releaseFacts(served, shell, 1);
  const [cart] = composition.routes;
  expect(() => Object.assign(cart ?? {}, { scripts: ['/evil.js'] })).toThrow(TypeError);
  expect(() => Object.assign(composition.settings, { apiBaseUrl: 'evil' })).toThrow(TypeError);
});
