/** @jest-environment node */
import { defaultSettings } from '@tanabana/runtime/settings/defaultSettings';
import type { DeployManifest } from '@tanabana/runtime/contracts/deployManifest';
import { ArtefactStore } from '@tanabana/build/store/artefactStore';
import { builtDeployable, newFolder } from '@tanabana/build/publish/builtDeployable.testing';
import { FolderObjects } from '@tanabana/build/store/folderObjects';
import { compose } from './compose';

const NOW = '2026-01-01T00:00:00.000Z';

async function publish(...deployables: Partial<DeployManifest>[]) {
  const store = new ArtefactStore(new FolderObjects(newFolder()));
  const manifests = await Promise.all(
    [{ name: 'shell', owner: 'Shell team' }, ...deployables].map((changes) =>
      store.publish(builtDeployable(changes, { 'browser/entry.js': 'export {}' })),
    ),
  );
  const versions = Object.fromEntries(manifests.map(({ name, version }) => [name, version]));
  return { store, versions, compose: () => compose(store, versions, defaultSettings, NOW) };
}

const listing = { path: '/catalogue', expose: './pages/listing', fragments: [] };

test('makes a release of versions that fit; the same versions make the same release', async () => {
  const { store, versions, compose: composeNow } = await publish({ name: 'cart' });
  const release = await composeNow();
  expect(release.shell.version).toBe(versions.shell);
  expect(Object.keys(release.remotes)).toEqual(['cart']);
  expect((await compose(store, versions, defaultSettings, '2027-01-01T00:00:00.000Z')).id).toBe(release.id);
  expect((await compose(store, versions, { ...defaultSettings, payments: true }, NOW)).id).not.toBe(
    release.id,
  );
});

test('refuses two owners of one route, and names both', async () => {
  const { compose: composeNow } = await publish(
    { name: 'catalogue', owner: 'Catalogue team', routes: [listing] },
    { name: 'content', owner: 'Content team', routes: [listing] },
  );
  await expect(composeNow()).rejects.toThrow(
    '/catalogue is owned by catalogue and by content (Catalogue team, Content team).',
  );
});

test('refuses two patterns that answer the same addresses', async () => {
  const { compose: composeNow } = await publish(
    { name: 'catalogue', owner: 'Catalogue team', routes: [{ ...listing, path: '/product/:id' }] },
    { name: 'content', owner: 'Content team', routes: [{ ...listing, path: '/product/:slug' }] },
  );
  await expect(composeNow()).rejects.toThrow('/product/:slug is owned by catalogue and by content');
});

test('refuses a fragment that nobody exposes', async () => {
  const home = { path: '/', expose: './pages/home', fragments: ['catalogue/RugCarousel'] };
  const lacking = await publish({ name: 'content', owner: 'Content team', routes: [home] });
  await expect(lacking.compose()).rejects.toThrow(
    'content shows catalogue/RugCarousel on /, which nobody exposes (Content team).',
  );
  const complete = await publish(
    { name: 'content', routes: [home] },
    { name: 'catalogue', exposes: { './fragments/RugCarousel': [] } },
  );
  await expect(complete.compose()).resolves.toBeDefined();
});

test('refuses a record that nobody publishes', async () => {
  const cart = { path: '/cart', expose: './pages/cart', fragments: [], records: ['catalogue/prices'] };
  const lacking = await publish({ name: 'cart', owner: 'Cart team', routes: [cart] });
  await expect(lacking.compose()).rejects.toThrow(
    'cart reads catalogue/prices on /cart, which nobody publishes (Cart team).',
  );
  const complete = await publish(
    { name: 'cart', routes: [cart] },
    { name: 'catalogue', records: { prices: 'records/prices.json' } },
  );
  await expect(complete.compose()).resolves.toBeDefined();
});

test('refuses another major of a contract, and a singleton that the shell does not satisfy', async () => {
  const contract = await publish({ name: 'cart', contracts: { page: 2, events: 1 } });
  await expect(contract.compose()).rejects.toThrow('cart speaks contracts {"page":2,"events":1}');
  const singleton = await publish({ name: 'cart', singletons: { react: '^19.4.0' } });
  await expect(singleton.compose()).rejects.toThrow(
    'cart works with react ^19.4.0, the shell brings 19.3.1 (Cart team).',
  );
});

test('refuses a release without a shell, and a version that is not there', async () => {
  const { store, versions } = await publish({ name: 'cart' });
  await expect(compose(store, { cart: versions.cart ?? '' }, defaultSettings, NOW)).rejects.toThrow(
    'The shell is missing',
  );
  await expect(
    compose(store, { ...versions, cart: '2.0.0-0123456789' }, defaultSettings, NOW),
  ).rejects.toThrow('cart 2.0.0-0123456789 is not in the artefact store.');
});
