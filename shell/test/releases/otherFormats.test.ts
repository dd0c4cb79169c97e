/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '@tanabana/releases/versions/builtDeployable.testing';
import { defaultSettings } from '@tanabana/contract/settings/defaultSettings';
import { compose } from '@tanabana/releases/releases/compose';
import type { Release } from '@tanabana/releases/documents/releaseDocument';
import { importMapIn } from '../readHtml';
import { openStorefront, openTestShop, versionOf, type TestShop } from '../testShop';

/** Files of a version of the cart remote, in a format of 2026. Servers must still serve versions in this format. */
const PUBLISHED = {
  'deploy.json': `{
    "name": "cart", "version": "1.0.0-00000000aa", "owner": "Cart team",
    "contracts": { "page": 1, "events": 1 },
    "singletons": { "react": "19.3.1" },
    "routes": [{ "path": "/cart", "expose": "./pages/cart", "fragments": [], "worksOffline": true }],
    "entry": "entry.4175a4f332.js",
    "exposes": { "./pages/cart": ["pages-cart.9bb1c9bca2.js"] },
    "serverModules": { "./pages/cart": "server/pages-cart.4209b51a3f.cjs" },
    "files": {
      "browser/entry.4175a4f332.js": {
        "integrity": "sha384-UnS1rCJ06SDjDHyuYcEKll04Rvcr+HKlrz8+qXnv9na+6jbQ9fMu+TLiOWM8iPLe", "bytes": 26
      },
      "browser/pages-cart.9bb1c9bca2.js": {
        "integrity": "sha384-gF/97NNuvjLp7+o6vn5DtCilSdK7bB5RPF58464blSZEa+VyOdDuU3Sc8YIys2dm", "bytes": 23
      },
      "server/pages-cart.4209b51a3f.cjs": {
        "integrity": "sha384-v53rKZcYG97/W8qXf32BTsPwRsHrlJRYKsMdhsmsNO51Duvg0KBOQ8tb4IbCngdg", "bytes": 244
      }
    }
  }`,
  'browser/entry.4175a4f332.js': 'export const version = 0;\n',
  'browser/pages-cart.9bb1c9bca2.js': 'export const page = 0;\n',
  'server/pages-cart.4209b51a3f.cjs': `const { createElement } = require('react');
exports.default = {
  Component: ({ data }) => createElement('p', null, 'of before ' + data.lines),
  load: async () => ({ lines: 2 }),
  meta: () => ({ title: 'Cart', description: 'Your cart' }),
};
`,
};

function publishedFolder(): string {
  const folder = newFolder();
  for (const [file, content] of Object.entries(PUBLISHED)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  return folder;
}

/** Promotes a release in another format. @param change converts the manifest of the remote `cart` */
async function promoteOther(shop: TestShop, change: (cart: Release['shell']) => object): Promise<void> {
  const { remotes, ...release } = await shop.release(2);
  const other = { ...release, id: 'other', remotes: { cart: change(remotes.cart!) }, flavour: 'saffron' };
  await shop.context.objects.create('documents/other.json', JSON.stringify(other));
  await shop.promote('other');
}

/** Replaces the hashes of a manifest by hashes of an algorithm that the server does not know. */
const named512 = (cart: Release['shell']) => ({
  ...cart,
  files: Object.fromEntries(
    Object.entries(cart.files).map(([file, entry]) => [file, { ...entry, integrity: 'sha512-AAAA' }]),
  ),
});

const UNKNOWN = `cart ${versionOf(2)} names its files by sha512, which cannot be checked here (Cart team).`;

test('serves a version of an earlier format, and checks its files by SHA-384', async () => {
  const shop = await openTestShop();
  const release = await shop.compose([publishedFolder()]);
  await shop.promote(release.id);
  const app = await openStorefront(shop);
  const { statusCode, body } = await app.inject('/cart');
  expect([statusCode, body]).toEqual([200, expect.stringContaining('<p>of before 2</p>')]);
  const { integrity } = importMapIn(body);
  expect(integrity['/assets/cart/pages-cart.9bb1c9bca2.js']).toMatch(/^sha384-gF\/97NNuvjLp7/);
});

test('unknown fields of a newer release are ignored', async () => {
  const shop = await openTestShop();
  await promoteOther(shop, (cart) => ({
    ...cart,
    weavers: ['Asha'],
    routes: cart.routes.map((route) => ({ ...route, mood: 'calm' })),
  }));
  const { statusCode, body } = await (await openStorefront(shop)).inject('/cart');
  expect([statusCode, body]).toEqual([200, expect.stringContaining('version 2 2')]);
});

test('a newer release with an unknown hash algorithm is not served, and is reported as missed with a reason', async () => {
  const shop = await openTestShop();
  const { id } = await shop.promoted(1);
  await promoteOther(shop, named512);
  const app = await openStorefront(shop);
  expect((await app.inject('/cart')).body).toContain('version 1 2');
  const because = `TB-STORE-012: Release other: ${UNKNOWN}`;
  expect((await app.inject('/readyz')).json()).toEqual({ release: id, missed: 2, because });
});

test('a starting server that knows no other release names the release and the responsible team', async () => {
  const shop = await openTestShop();
  await promoteOther(shop, named512);
  const answer = await (await openStorefront(shop)).inject('/readyz');
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toEqual({
    message: `No deployment can be served here, from number 1 back. TB-STORE-012: Release other: ${UNKNOWN}`,
  });
});

test('a deployment with an unknown action is served, and further deployments can be added', async () => {
  const shop = await openTestShop();
  const { id } = await shop.promoted(1);
  const { number } = (await shop.context.deployments.latest())!;
  const other = { number: number + 1, at: new Date(0).toISOString(), action: 'suspend', live: id };
  await shop.context.objects.create(
    `deployments/${String(number + 1).padStart(8, '0')}.json`,
    JSON.stringify({ ...other, suspended: { remote: 'cart', version: '1', until: other.at } }),
  );
  expect((await (await openStorefront(shop)).inject('/cart')).body).toContain('version 1 2');
  const { id: next } = await shop.promoted(2);
  expect(await shop.context.deployments.latest()).toMatchObject({ number: number + 2, live: next });
});

test('versions with an unknown hash algorithm cannot be composed', async () => {
  const { context, release } = await openTestShop();
  const { shell, remotes } = await release(2);
  jest
    .spyOn(context.artefacts, 'manifest')
    .mockImplementation((name) => Promise.resolve(name === 'shell' ? shell : named512(remotes.cart!)));
  const composing = compose(context.artefacts, { shell: '', cart: '' }, defaultSettings, '');
  await expect(composing).rejects.toThrow(UNKNOWN);
});
