/** @jest-environment node */
import { defaultSettings } from '@tanabana/shared/settings/defaultSettings';
import { deployManifest } from '@tanabana/shared/release/builtDeployable.testing';
import { compositionOf } from './composition';

test('tells where each record of a remote is, and the integrity of its bytes', () => {
  const catalogue = deployManifest({
    name: 'catalogue',
    records: { prices: 'records/prices.json' },
    files: { 'browser/records/prices.json': { integrity: 'sha384-x', bytes: 5 } },
  });
  const cart = deployManifest({ name: 'cart' });
  const { records } = compositionOf(
    {
      release: {
        id: 'r1',
        createdAt: '2026-01-01T00:00:00.000Z',
        settings: defaultSettings,
        shell: deployManifest({ name: 'shell' }),
        remotes: { catalogue, cart },
      },
      previous: {},
    },
    1,
  );
  expect(records).toEqual({
    'catalogue/prices': {
      address: `/assets/catalogue/${catalogue.version}/records/prices.json`,
      integrity: 'sha384-x',
    },
  });
});
