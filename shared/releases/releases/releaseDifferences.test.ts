/** @jest-environment node */
import { ArtefactStore } from '../versions/artefactStore';
import { builtDeployable, deployManifest, newFolder } from '../versions/builtDeployable.testing';
import { FolderObjects } from '../stores/folderObjects';
import { defaultSettings } from '@tanabana/contract/settings/defaultSettings';
import type { DeployManifest } from '@tanabana/contract/remotes/deployManifest';
import { changesOf, releaseDifferences } from './releaseDifferences';
import type { Release } from '../documents/releaseDocument';

const script = (brotliBytes: number) => ({ integrity: 'sha384-x', bytes: brotliBytes * 3, brotliBytes });

const SHELL = deployManifest({
  name: 'shell',
  owner: 'Shell team',
  entry: 'main.js',
  files: { 'browser/main.js': script(1_000) },
});

function releaseOf(remotes: Record<string, DeployManifest>, shell = SHELL): Release {
  return { id: 'release', createdAt: '2026-01-01T00:00:00.000Z', settings: defaultSettings, shell, remotes };
}

/** `bytes` is the size of the page's script. */
function cart(version: string, bytes: number, changes: Partial<DeployManifest> = {}): DeployManifest {
  return deployManifest({
    version,
    routes: [{ path: '/cart', expose: './pages/cart', fragments: [] }],
    exposes: { './pages/cart': ['page.js'], './fragments/Badge': [] },
    files: { 'browser/entry.js': script(100), 'browser/page.js': script(bytes) },
    ...changes,
  });
}

const artefacts = new ArtefactStore(new FolderObjects(newFolder()));

test('lists different versions, routes, fragments, contracts and sizes', async () => {
  const before = cart('1.0.0-0000000001', 50);
  const after = cart('1.0.0-0000000002', 70, {
    contracts: { page: 2, events: 1 },
    singletons: { react: '^19.4.0' },
    routes: [
      { path: '/cart', expose: './pages/cart', fragments: [] },
      { path: '/wishlist', expose: './pages/cart', fragments: [] },
    ],
    exposes: { './pages/cart': ['page.js'], './fragments/Total': [] },
  });
  expect(
    await releaseDifferences(artefacts, releaseOf({ cart: before }), releaseOf({ cart: after })),
  ).toEqual({
    settings: [],
    deployables: [
      {
        name: 'cart',
        owner: 'Cart team',
        before: '1.0.0-0000000001',
        after: '1.0.0-0000000002',
        routesAdded: ['/wishlist'],
        routesRemoved: [],
        fragmentsAdded: ['cart/Total'],
        fragmentsRemoved: ['cart/Badge'],
        contracts: [
          { name: 'contract page', before: '1', after: '2' },
          { name: 'react', before: '19.3.1', after: '^19.4.0' },
        ],
        weights: [{ part: './pages/cart', change: 20, bytes: 170 }],
      },
    ],
  });
});

test('lists the fields of contracts that differ', async () => {
  const store = new ArtefactStore(new FolderObjects(newFolder()));
  const publish = (version: string, field: string, query: string[]) => {
    const items = { type: 'object', properties: { [field]: { type: 'number' } }, required: [field] };
    const contract = {
      records: { prices: { type: 'array', items } },
      fragments: { Teaser: { type: 'object', properties: {} } },
      events: {},
      pages: [{ path: '/cart', query }],
      variables: ['--ink'],
      singletons: {},
      uses: { records: {}, fragments: {} },
    };
    const files = { 'browser/entry.js': '', 'browser/contract.json': JSON.stringify(contract) };
    return store.publish(builtDeployable({ version, contract: 'contract.json' }, files));
  };
  const before = await publish('1.0.0-0000000001', 'price', []);
  const after = await publish('1.0.0-0000000002', 'amount', ['size']);
  const { deployables } = await releaseDifferences(
    store,
    releaseOf({ cart: before }),
    releaseOf({ cart: after }),
  );
  expect(deployables.flatMap(changesOf)).toEqual([
    'record prices[].price: number → none',
    'query of /cart: none → size',
    'record prices[].amount: none → number',
  ]);
});

test('an added or removed remote adds or removes its routes and fragments', async () => {
  const {
    deployables: [added],
  } = await releaseDifferences(artefacts, releaseOf({}), releaseOf({ cart: cart('1.0.0-0000000001', 50) }));
  expect(added).toMatchObject({ before: undefined, routesAdded: ['/cart'], fragmentsAdded: ['cart/Badge'] });
  const {
    deployables: [gone],
  } = await releaseDifferences(artefacts, releaseOf({ cart: cart('1.0.0-0000000001', 50) }), releaseOf({}));
  expect(gone).toMatchObject({
    after: undefined,
    routesRemoved: ['/cart'],
    fragmentsRemoved: ['cart/Badge'],
  });
});
