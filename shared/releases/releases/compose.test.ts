/** @jest-environment node */
import { defaultSettings } from '@tanabana/contract/settings/defaultSettings';
import type { DeployManifest } from '@tanabana/contract/remotes/deployManifest';
import { ArtefactStore } from '../versions/artefactStore';
import { builtDeployable, newFolder } from '../versions/builtDeployable.testing';
import { FolderObjects } from '../stores/folderObjects';
import { compose } from './compose';
import { SERVER_ADDRESSES } from '@tanabana/contract/routes/serverAddresses';

const NOW = '2026-01-01T00:00:00.000Z';

const about = { path: '/about', expose: './pages/about', fragments: [] };

async function publish(...deployables: Partial<DeployManifest>[]) {
  const store = new ArtefactStore(new FolderObjects(newFolder()));
  const manifests = await Promise.all(
    [{ name: 'shell', owner: 'Shell team', routes: [about] }, ...deployables].map((changes) =>
      store.publish(
        builtDeployable(changes, { 'browser/entry.js': 'export {}', 'browser/records/prices.json': '[]' }),
      ),
    ),
  );
  const versions = Object.fromEntries(manifests.map(({ name, version }) => [name, version]));
  return { store, versions, compose: () => compose(store, versions, defaultSettings, NOW) };
}

const listing = { path: '/catalogue', expose: './pages/listing', fragments: [] };

test('composes compatible versions, and releases of the same versions have the same id', async () => {
  const { store, versions, compose: composeNow } = await publish({ name: 'cart' });
  const release = await composeNow();
  expect(release.shell.version).toBe(versions.shell);
  expect(Object.keys(release.remotes)).toEqual(['cart']);
  expect((await compose(store, versions, defaultSettings, '2027-01-01T00:00:00.000Z')).id).toBe(release.id);
  expect((await compose(store, versions, { ...defaultSettings, payments: true }, NOW)).id).not.toBe(
    release.id,
  );
});

test('refuses two deployables with the same route, and names both', async () => {
  const { compose: composeNow } = await publish(
    { name: 'catalogue', owner: 'Catalogue team', routes: [listing] },
    { name: 'content', owner: 'Content team', routes: [listing] },
  );
  await expect(composeNow()).rejects.toThrow(
    '/catalogue is owned by catalogue and by content (Catalogue team, Content team).',
  );
});

test('refuses two route patterns that match the same addresses', async () => {
  const { compose: composeNow } = await publish(
    { name: 'catalogue', owner: 'Catalogue team', routes: [{ ...listing, path: '/product/:id' }] },
    { name: 'content', owner: 'Content team', routes: [{ ...listing, path: '/product/:slug' }] },
  );
  await expect(composeNow()).rejects.toThrow('/product/:slug is owned by catalogue and by content');
});

test.each([
  ['/about', '/about is owned by shell and by cart (Shell team, Cart team).'],
  ['/About', '/About is owned by shell and by cart'],
  ['/*', '/* of cart takes /.well-known/change-password, which the server answers itself (Cart team).'],
  ['/:page', '/:page of cart takes /_data/*, which the server answers itself (Cart team).'],
  ['/api', '/api of cart takes /api/*'],
  ['/API/orders', '/API/orders of cart takes /api/*'],
  ['/:a/:b', '/:a/:b of cart takes /.well-known/change-password'],
  ['/_offline', '/_offline of cart takes /_offline'],
  ['/favicon.ico', '/favicon.ico of cart takes /favicon.ico'],
  ['/cart/*', '/cart/* of cart is no path of a page (Cart team).'],
  ['/cart/:id?', '/cart/:id? of cart is no path of a page'],
  ['/cart/', '/cart/ of cart is no path of a page'],
  ['//cart', '//cart of cart is no path of a page'],
  ['/cart/../about', '/cart/../about of cart is no path of a page'],
  ['/%61bout', '/%61bout of cart is no path of a page'],
  ['/cart?size=5', '/cart?size=5 of cart is no path of a page'],
])('refuses a remote that owns %s, and names its owner', async (path, reason) => {
  const { compose: composeNow } = await publish({ name: 'cart', routes: [{ ...listing, path }] });
  await expect(composeNow()).rejects.toThrow(reason);
});

test.each(SERVER_ADDRESSES)('refuses a remote that owns %s, which the server answers', async (address) => {
  const path = address.replace('*', 'page');
  const { compose: composeNow } = await publish({ name: 'cart', routes: [{ ...listing, path }] });
  await expect(composeNow()).rejects.toThrow(`${path} of cart takes ${address}`);
});

test('refuses a route that overrides a route of another remote, and allows it within one remote', async () => {
  const route = (path: string) => ({ ...listing, path });
  const two = await publish(
    { name: 'blog', owner: 'Blog team', routes: [route('/blog/:id')] },
    { name: 'content', owner: 'Content team', routes: [route('/blog/create')] },
  );
  await expect(two.compose()).rejects.toThrow(
    '/blog/create of content and /blog/:id of blog answer the same addresses (Blog team, Content team).',
  );
  const one = await publish({ name: 'blog', routes: [route('/blog/:id'), route('/blog/create')] });
  await expect(one.compose()).resolves.toBeDefined();
  const twice = await publish({ name: 'blog', routes: [route('/blog/:id'), route('/blog/:slug')] });
  await expect(twice.compose()).rejects.toThrow('/blog/:slug is owned by blog and by blog (Cart team).');
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

test('refuses a search whose suggestions its remote does not expose', async () => {
  const search = { parameter: 'q', suggestions: 'Suggestions' };
  const listing = { path: '/catalogue', expose: './pages/listing', fragments: [], search };
  const lacking = await publish({ name: 'catalogue', owner: 'Catalogue team', routes: [listing] });
  await expect(lacking.compose()).rejects.toThrow(
    'catalogue shows catalogue/Suggestions on /catalogue, which nobody exposes (Catalogue team).',
  );
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

test('refuses a record whose content does not fit its reader', async () => {
  const empty = { records: {}, fragments: {}, events: {}, pages: [], variables: [], singletons: {} };
  const record = (type: string) => ({ prices: { type: 'array', items: { type } } });
  const store = new ArtefactStore(new FolderObjects(newFolder()));
  const publishContract = async (name: string, contract: object, published: object = {}) => {
    const files = {
      'browser/records/prices.json': JSON.stringify(['₹850']),
      'browser/entry.js': '',
      'browser/contract.json': JSON.stringify({ ...empty, ...contract }),
    };
    const manifest = { name, owner: `${name} team`, contract: 'contract.json', ...published };
    return store.publish(builtDeployable(manifest, files));
  };
  const none = { records: {}, fragments: {} };
  const reading = { uses: { ...none, records: { 'catalogue/prices': record('number').prices } } };
  const manifests = [
    await publishContract('shell', { uses: none }),
    await publishContract(
      'catalogue',
      { uses: none, records: record('string') },
      { records: { prices: 'records/prices.json' } },
    ),
    await publishContract('cart', reading),
  ];
  const versions = Object.fromEntries(manifests.map(({ name, version }) => [name, version]));
  await expect(compose(store, versions, defaultSettings, NOW)).rejects.toThrow(
    /catalogue\/prices of catalogue .* cannot be read by cart .*: 0 must be number/,
  );
});

test('refuses another number of a contract, and a singleton that the shell provides in another or no version', async () => {
  const contract = await publish({ name: 'cart', contracts: { page: 2, events: 1 } });
  await expect(contract.compose()).rejects.toThrow('cart speaks contracts {"page":2,"events":1}');
  const singleton = await publish({ name: 'cart', singletons: { react: '^19.4.0' } });
  await expect(singleton.compose()).rejects.toThrow(
    /The shell \S+ provides react 19\.3\.1, and cart \S+ works with \^19\.4\.0\. Shell team: .* Cart team: /,
  );
  const unknown = await publish({ name: 'cart', singletons: { preact: '^10.0.0' } });
  await expect(unknown.compose()).rejects.toThrow(
    /The shell \S+ provides preact in no version, and cart \S+ works with \^10\.0\.0\./,
  );
});

test('refuses a release without a shell, and a version that is not in the store', async () => {
  const { store, versions } = await publish({ name: 'cart' });
  await expect(compose(store, { cart: versions.cart ?? '' }, defaultSettings, NOW)).rejects.toThrow(
    'The shell is missing',
  );
  await expect(
    compose(store, { ...versions, cart: '2.0.0-0123456789' }, defaultSettings, NOW),
  ).rejects.toThrow('cart 2.0.0-0123456789 is not in the artefact store.');
});
