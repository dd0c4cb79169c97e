/** @jest-environment node */
import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { promote } from '../composition/deployReleases';
import { mapAddressIn, releaseMapIn, type SentMap } from '../test/releaseMapIn';
import { openStorefront, openTestShop, pageSaying, versionOf } from '../test/testShop';

/** The hash source of the import map that a browser makes of a release map. */
const hashOf = ({ integrity }: SentMap) =>
  `'sha256-${createHash('sha256').update(JSON.stringify({ integrity })).digest('base64')}'`;

test('the policy of a document allows the import map of its release map, and documents name neither scripts nor routes', async () => {
  const shop = await openTestShop();
  const { id } = await shop.promoted(1);
  const app = await openStorefront(shop);
  const page = await app.inject('/cart');
  expect(mapAddressIn(page.body)).toBe(`/_map/${id}/own.json`);
  const map = await releaseMapIn(app, page.body);
  expect(String(page.headers['content-security-policy'])).toContain(hashOf(map));
  expect(map.routes.map(({ path }) => path)).toEqual(['/cart', '/personal', '/open']);
  expect(page.body).not.toMatch(/"\/personal"|integrity":\{/);
});

test('a server gives the release map of a document that another rendered, whatever is live by now', async () => {
  const shop = await openTestShop();
  await shop.promoted(1);
  await shop.promoted(2);
  const page = await (await openStorefront(shop)).inject('/cart');
  expect(mapAddressIn(page.body)).toMatch(`/cart@${versionOf(1)}.json`);
  const { id } = await shop.release(3);
  await promote(shop.context.deployments, id);
  const map = await releaseMapIn(await openStorefront(shop), page.body);
  expect(map.remotes.cart).toMatchObject({ version: versionOf(2), previous: { version: versionOf(1) } });
  expect(String(page.headers['content-security-policy'])).toContain(hashOf(map));
});

test('a page with the fallback version of a remote has the release map with that version', async () => {
  const shop = await openTestShop();
  await shop.promoted(1);
  await shop.promoted(2, `throw new Error('broken');`);
  const app = await openStorefront(shop);
  const page = await app.inject('/cart');
  expect(mapAddressIn(page.body)).toMatch(`/cart!${versionOf(1)}.json`);
  const map = await releaseMapIn(app, page.body);
  expect(map.remotes.cart).toMatchObject({ version: versionOf(1) });
  expect(String(page.headers['content-security-policy'])).toContain(hashOf(map));
});

test('a release map comes in the form that the caller likes best, and is the same in each', async () => {
  const shop = await openTestShop();
  const { id } = await shop.promoted(1);
  const app = await openStorefront(shop);
  const inForm = async (encoding: string) =>
    (await app.inject({ url: `/_map/${id}/own.json`, headers: { 'accept-encoding': encoding } })).rawPayload;
  const plain = (await inForm('identity')).toString();
  expect(brotliDecompressSync(await inForm('br, gzip')).toString()).toBe(plain);
  expect(gunzipSync(await inForm('gzip')).toString()).toBe(plain);
});

test.each([
  '/_map/000000000000/own.json',
  `/_map/LIVE/shell@${versionOf(1)}.json`,
  '/_map/LIVE/cart@9.9.9-none.json',
  '/_map/LIVE/cart.json',
  '/_map/LIVE/..%2f..%2fpackage.json',
])('there is no release map at %s', async (address) => {
  const shop = await openTestShop();
  const { id } = await shop.promoted(1, pageSaying('one'));
  const app = await openStorefront(shop);
  expect((await app.inject(address.replace('LIVE', id))).statusCode).toBe(404);
});
