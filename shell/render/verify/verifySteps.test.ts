/** @jest-environment node */
import { deployManifest } from '@tanabana/releases/versions/builtDeployable.testing';
import { defaultSettings } from '@tanabana/contract/settings/defaultSettings';
import { verifySteps } from './verifySteps';

test('tries every fixed path and every sample address', () => {
  const cart = deployManifest({
    routes: [
      {
        path: '/cart',
        expose: './pages/cart',
        fragments: [],
        samples: ['/cart', '/cart?full=1'],
        search: { parameter: 'q', suggestions: 'Lines' },
      },
      { path: '/order/:id', expose: './pages/order', fragments: ['content/Note'], samples: ['/order/1'] },
      { path: '/line/:id', expose: './pages/line', fragments: [] },
    ],
  });
  const steps = verifySteps({
    id: 'release',
    createdAt: '2026-01-01T00:00:00.000Z',
    settings: defaultSettings,
    shell: deployManifest({
      name: 'shell',
      routes: [{ path: '/about', expose: './pages/about', fragments: [], samples: ['/about'] }],
    }),
    remotes: { cart },
  });
  expect(steps.flatMap(({ path }) => path ?? [])).toEqual(['/cart', '/cart?full=1', '/order/1', '/about']);
  expect(steps.flatMap(({ name, expose }) => (expose ? `${name} ${expose}` : []))).toEqual([
    'shell ./server',
    'cart ./pages/cart',
    'cart ./fragments/Lines',
    'cart ./pages/order',
    'content ./fragments/Note',
  ]);
});
