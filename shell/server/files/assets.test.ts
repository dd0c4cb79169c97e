/** @jest-environment node */
import { builtName } from '@tanabana/releases/versions/builtDeployable.testing';
import { cartBuild, openStorefront, openTestShop, pageSaying, scriptAddress } from '../../test/testShop';

const HOST = 'https://host.example';

test('pages of the named origins may read files, and pages of other origins may not', async () => {
  const shop = await openTestShop();
  await shop.promoted(1);
  const app = await openStorefront(shop, { assetOrigins: [HOST] });
  const allowed = async (origin: string) => {
    const { headers, statusCode } = await app.inject({ url: scriptAddress(1), headers: { origin } });
    return [
      statusCode,
      headers['access-control-allow-origin'],
      headers.vary,
      headers['cross-origin-resource-policy'],
    ];
  };
  expect(await allowed(HOST)).toEqual([200, HOST, 'accept-encoding, origin', 'cross-origin']);
  expect(await allowed('https://other.example')).toEqual([
    200,
    undefined,
    'accept-encoding, origin',
    'cross-origin',
  ]);
  const closed = await openStorefront(shop);
  const { headers } = await closed.inject({ url: scriptAddress(1), headers: { origin: HOST } });
  expect(headers).toMatchObject({ vary: 'accept-encoding', 'cross-origin-resource-policy': 'same-origin' });
  expect(headers['access-control-allow-origin']).toBeUndefined();
});

test('the federation manifest of the live version has an address without a hash', async () => {
  const shop = await openTestShop();
  const manifest = '{"name":"cart"}';
  const files = { 'browser/mf-manifest.json': manifest };
  const release = await shop.compose([cartBuild(2, pageSaying('two'), {}, files)]);
  await shop.promote(release.id);
  const app = await openStorefront(shop);
  const { statusCode, headers } = await app.inject('/assets/cart/mf-manifest.json');
  expect([statusCode, headers.location]).toEqual([302, `./${builtName('mf-manifest.json', manifest)}`]);
  expect(headers['cache-control']).toBe('public, max-age=60');
  expect((await app.inject(`/assets/cart/${builtName('mf-manifest.json', manifest)}`)).body).toBe(manifest);
  expect((await app.inject('/assets/gifts/mf-manifest.json')).statusCode).toBe(404);
});
