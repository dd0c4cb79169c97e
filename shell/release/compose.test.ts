/** @jest-environment node */
import { rmSync } from 'node:fs';
import { defaultSettings } from '@tanabana/shared/settings/defaultSettings';
import type { DeployManifest } from '@tanabana/shared/contracts/deployManifest';
import { builtDeployable, newFolder } from '../test/deployManifest';
import { ArtefactStore } from './artefactStore';
import { compose } from './compose';

const NOW = '2026-01-01T00:00:00.000Z';

function publish(...deployables: Partial<DeployManifest>[]) {
  const store = new ArtefactStore(newFolder());
  const manifests = [{ name: 'shell', owner: 'Shell team' }, ...deployables].map((changes) =>
    store.publish(builtDeployable(changes, { 'browser/entry.js': 'export {}' })),
  );
  const versions = Object.fromEntries(manifests.map(({ name, version }) => [name, version]));
  return { store, versions, compose: () => compose(store, versions, defaultSettings, NOW) };
}

const listing = { path: '/catalogue', expose: './pages/listing', fragments: [] };

test('makes a release of versions that fit; the same versions make the same release', async () => {
  const { store, versions, compose: composeNow } = publish({ name: 'cart' });
  const release = await composeNow();
  expect(release.shell.version).toBe(versions.shell);
  expect(Object.keys(release.remotes)).toEqual(['cart']);
  expect((await compose(store, versions, defaultSettings, '2027-01-01T00:00:00.000Z')).id).toBe(release.id);
  expect((await compose(store, versions, { ...defaultSettings, payments: true }, NOW)).id).not.toBe(
    release.id,
  );
});

test('refuses two owners of one route, and names both', async () => {
  const { compose: composeNow } = publish(
    { name: 'catalogue', owner: 'Catalogue team', routes: [listing] },
    { name: 'content', owner: 'Content team', routes: [listing] },
  );
  await expect(composeNow()).rejects.toThrow(
    '/catalogue is owned by catalogue and by content (Catalogue team, Content team).',
  );
});

test('refuses a fragment that nobody exposes', async () => {
  const home = { path: '/', expose: './pages/home', fragments: ['catalogue/RugCarousel'] };
  const lacking = publish({ name: 'content', owner: 'Content team', routes: [home] });
  await expect(lacking.compose()).rejects.toThrow(
    'content shows catalogue/RugCarousel on /, which nobody exposes (Content team).',
  );
  const complete = publish(
    { name: 'content', routes: [home] },
    { name: 'catalogue', exposes: { './fragments/RugCarousel': [] } },
  );
  await expect(complete.compose()).resolves.toBeDefined();
});

test('refuses a record that nobody publishes', async () => {
  const cart = { path: '/cart', expose: './pages/cart', fragments: [], records: ['catalogue/prices'] };
  const lacking = publish({ name: 'cart', owner: 'Cart team', routes: [cart] });
  await expect(lacking.compose()).rejects.toThrow(
    'cart reads catalogue/prices on /cart, which nobody publishes (Cart team).',
  );
  const complete = publish(
    { name: 'cart', routes: [cart] },
    { name: 'catalogue', records: { prices: 'records/prices.json' } },
  );
  await expect(complete.compose()).resolves.toBeDefined();
});

test('refuses another major of a contract or of a singleton', async () => {
  const contract = publish({ name: 'cart', contracts: { page: 2, events: 1 } });
  await expect(contract.compose()).rejects.toThrow('cart speaks contracts {"page":2,"events":1}');
  const singleton = publish({ name: 'cart', singletons: { react: '18.0.0' } });
  await expect(singleton.compose()).rejects.toThrow(
    'cart was built against react 18.0.0, the shell brings 19.3.1 (Cart team).',
  );
});

test('refuses a release without a shell, a version that is not there, and a file that is missing', async () => {
  const { store, versions, compose: composeNow } = publish({ name: 'cart' });
  await expect(compose(store, { cart: versions.cart ?? '' }, defaultSettings, NOW)).rejects.toThrow(
    'The shell is missing',
  );
  await expect(
    compose(store, { ...versions, cart: '2.0.0-0123456789' }, defaultSettings, NOW),
  ).rejects.toThrow('cart 2.0.0-0123456789 is not in the artefact store.');
  rmSync(store.pathOf('cart', versions.cart ?? '', 'browser/entry.js'));
  await expect(composeNow()).rejects.toThrow('lacks its file browser/entry.js');
});
