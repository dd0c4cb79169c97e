/** @jest-environment node */
import { defaultSettings } from '@tanabana/contract/settings/defaultSettings';
import { deployManifest } from '@tanabana/releases/versions/builtDeployable.testing';
import type { ServedRelease } from '@tanabana/releases/releases/servedRelease';
import { importMap } from './importMap';

const file = (integrity: string) => ({ integrity, bytes: 1 });
const cartFiles = { 'browser/entry.js': file('sha384-entry'), 'browser/pages-cart.js': file('sha384-cart') };

const served: ServedRelease = {
  fallbacks: {},
  release: {
    id: 'one',
    createdAt: '2026-01-01T00:00:00.000Z',
    settings: defaultSettings,
    shell: deployManifest({
      name: 'shell',
      entry: 'main.js',
      files: { 'browser/main.js': file('sha384-main'), 'browser/xray.js': file('sha384-xray') },
    }),
    remotes: {
      cart: deployManifest({
        files: {
          ...cartFiles,
          'browser/data/cards.json': file('sha384-data'),
          'server/pages-cart.cjs': file('sha384-server'),
        },
      }),
    },
  },
};

test('contains the integrity of every script, also for the addresses of retries', () => {
  const { integrity } = JSON.parse(importMap(served)) as { integrity: object };
  expect(integrity).toEqual({
    '/assets/shell/main.js': 'sha384-main',
    '/assets/shell/main.js?r=1': 'sha384-main',
    '/assets/shell/main.js?r=2': 'sha384-main',
    '/assets/shell/main.js?r=3': 'sha384-main',
    '/assets/shell/xray.js': 'sha384-xray',
    '/assets/cart/entry.js': 'sha384-entry',
    '/assets/cart/entry.js?r=1': 'sha384-entry',
    '/assets/cart/pages-cart.js': 'sha384-cart',
    '/assets/cart/pages-cart.js?r=1': 'sha384-cart',
  });
});

test('contains the integrity of the scripts of fallback versions', () => {
  const fallback = deployManifest({
    version: '0.9.0-0000000000',
    files: { 'browser/entry.0.js': file('sha384-previous') },
  });
  expect(importMap({ ...served, fallbacks: { cart: fallback } })).toContain(
    '"/assets/cart/entry.0.js":"sha384-previous"',
  );
});

test('resolves the specifiers that the start script imports', () => {
  const { imports } = JSON.parse(importMap(served)) as { imports: object };
  expect(imports).toEqual({
    'tanabana/start': '/assets/shell/main.js',
    'tanabana/start/1': '/assets/shell/main.js?r=1',
    'tanabana/start/2': '/assets/shell/main.js?r=2',
    'tanabana/start/3': '/assets/shell/main.js?r=3',
  });
});
