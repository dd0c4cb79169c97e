/** @jest-environment node */
import { deployManifest } from '@tanabana/releases/versions/builtDeployable.testing';
import { defaultSettings } from '@tanabana/contract/settings/defaultSettings';
import type { Release } from '@tanabana/releases/documents/releaseDocument';
import { pageOf } from './pageOf';

const paths = ['/catalogue', '/product/:id', '/blog/:id'];
const catalogue = deployManifest({
  name: 'catalogue',
  routes: paths.map((path) => ({ path, expose: './pages/page', fragments: [] })),
});
const release: Release = {
  id: 'r1',
  createdAt: '2026-01-01T00:00:00.000Z',
  settings: defaultSettings,
  shell: deployManifest({ name: 'shell' }),
  remotes: { catalogue },
};

test.each([
  ['/catalogue', '/catalogue'],
  ['/Catalogue', '/catalogue'],
  ['/PRODUCT/30014', '/product/30014'],
  ['/product/%33%30014', '/product/30014'],
  ['/blog/caf%c3%a9', '/blog/caf%C3%A9'],
  ['/blog/a%2Fb', '/blog/a%2Fb'],
  ['/blog/%E0%A4', '/blog/%E0%A4'],
  ['/Elsewhere', '/Elsewhere'],
])('the path %s is spelled %s', (path, spelled) => {
  expect(pageOf(release, new URL(path, 'http://storefront')).path).toBe(spelled);
});
