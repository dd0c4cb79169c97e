/** @jest-environment node */
import { deployManifest } from '@tanabana/build/publish/builtDeployable.testing';
import { defaultSettings } from '@tanabana/runtime/settings/defaultSettings';
import { shownFragments } from './shownFragments';

test('counts the pages on which fragments of a remote stand, once each, and none that a setting hides', () => {
  const route = (path: string, fragments: string[], setting?: string) => ({
    path,
    expose: './pages/any',
    fragments,
    ...(setting !== undefined && { setting }),
  });
  const content = deployManifest({
    name: 'content',
    routes: [
      route('/', ['catalogue/Rugs', 'catalogue/Lamps', 'content/Note']),
      route('/blog', ['catalogue/Rugs']),
      route('/kit', ['cart/Total'], 'kit'),
    ],
  });
  const release = {
    id: 'release',
    createdAt: '2026-01-01T00:00:00.000Z',
    settings: { ...defaultSettings, kit: false },
    shell: deployManifest({ name: 'shell' }),
    remotes: { content },
  };
  expect(shownFragments(release)).toEqual([
    { from: 'catalogue', on: 'content', pages: 2 },
    { from: 'content', on: 'content', pages: 1 },
  ]);
});
