/** @jest-environment node */
import { deployManifest } from '@tanabana/artefacts/store/builtDeployable.testing';
import { defaultSettings } from '@tanabana/runtime/settings/defaultSettings';
import { loadFragments, type RenderContext } from './loadParts';

test('a page shows the fragments of its own route when two routes share an expose', async () => {
  const route = (path: string, fragment: string) => ({
    path,
    expose: './pages/listing',
    fragments: [`catalogue/${fragment}`],
  });
  const catalogue = deployManifest({
    name: 'catalogue',
    routes: [route('/rugs', 'RugCarousel'), route('/gifts', 'GiftCarousel')],
  });
  const context: RenderContext = {
    release: {
      id: 'release',
      createdAt: '2026-01-01T00:00:00.000Z',
      settings: defaultSettings,
      shell: deployManifest({ name: 'shell' }),
      remotes: { catalogue },
    },
    load: () => Promise.resolve({ default: { Component: () => null } }),
    request: { params: {}, pathname: '/gifts', search: '', settings: defaultSettings, seed: 1 },
    failures: [],
    preloads: [],
    leftOut: new Set(),
  };
  const fragments = await loadFragments(context, { remote: 'catalogue', path: '/gifts' });
  expect([...fragments.keys()]).toEqual(['catalogue/GiftCarousel']);
});
