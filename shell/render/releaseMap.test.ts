/** @jest-environment node */
import { defaultSettings } from '@tanabana/runtime/settings/defaultSettings';
import { deployManifest } from '@tanabana/build/publish/builtDeployable.testing';
import type { ServedRelease } from '../composition/servedRelease';
import { importMap, releaseMap } from './releaseMap';

const file = (integrity: string) => ({ integrity, bytes: 1 });

const served: ServedRelease = {
  previous: {},
  release: {
    id: 'one',
    createdAt: '2026-01-01T00:00:00.000Z',
    settings: defaultSettings,
    shell: deployManifest({ name: 'shell', files: { 'browser/main.js': file('sha384-main') } }),
    remotes: {
      cart: deployManifest({
        files: {
          'browser/entry.js': file('sha384-entry'),
          'browser/pages-cart.js': file('sha384-cart'),
          'browser/data/cards.json': file('sha384-data'),
          'server/pages-cart.cjs': file('sha384-server'),
        },
      }),
    },
  },
};

test('names the integrity of every script of the release, under its own address and those of Try again', () => {
  const map = importMap(served);
  const cart = '/assets/cart';
  expect(JSON.parse(map)).toEqual({
    integrity: {
      '/assets/shell/main.js': 'sha384-main',
      [`${cart}/entry.js`]: 'sha384-entry',
      [`${cart}/entry.js?r=1`]: 'sha384-entry',
      [`${cart}/entry.js?r=2`]: 'sha384-entry',
      [`${cart}/entry.js?r=3`]: 'sha384-entry',
      [`${cart}/pages-cart.js`]: 'sha384-cart',
      [`${cart}/pages-cart.js?r=1`]: 'sha384-cart',
      [`${cart}/pages-cart.js?r=2`]: 'sha384-cart',
      [`${cart}/pages-cart.js?r=3`]: 'sha384-cart',
    },
  });
});

test('browsers make the import map of the release map, to the letter: the policy names the hash of its text', () => {
  const { integrity } = JSON.parse(releaseMap(served)) as { integrity: object };
  expect(JSON.stringify({ integrity })).toBe(importMap(served));
});
