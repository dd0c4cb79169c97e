/** @jest-environment node */
import { defaultSettings } from '@tanabana/runtime/settings/defaultSettings';
import { compose } from '../../composition/compose';
import { mapAddressIn } from '../../test/releaseMapIn';
import {
  cartBuild,
  openStorefront,
  openTestShop,
  pageSaying,
  versionOf,
  type TestShop,
} from '../../test/testShop';
import { applied } from './applied.testing';
import { having } from './longScripts.testing';

/** Promotes a version of the cart with so many scripts that a release map is worth a difference. */
async function promoteManyScripts({ context, promote }: TestShop, number: number): Promise<void> {
  const scripts = Array.from({ length: 20 }, (_, part) => [`browser/part-${part}.js`, `'${part}';`] as const);
  const dist = cartBuild(number, pageSaying('many'), {}, Object.fromEntries(scripts));
  const cart = await context.artefacts.publish(dist);
  const versions = { shell: versionOf(1), cart: cart.version };
  const release = await compose(context.artefacts, versions, defaultSettings, new Date(0).toISOString());
  await context.releases.save(release);
  await promote(release.id);
}

test('what changed from one release map to the next, of whatever variant, is what comes of it', async () => {
  const shop = await openTestShop();
  const app = await openStorefront(shop);
  await promoteManyScripts(shop, 1);
  const first = await app.inject(mapAddressIn((await app.inject('/cart')).body));
  await promoteManyScripts(shop, 2);
  const url = mapAddressIn((await app.inject('/cart')).body);
  expect(url).toContain('cart@');
  const [, match, id] = /^match="(.+)", id="(.+)"$/.exec(String(first.headers['use-as-dictionary'])) ?? [];
  expect(match).toBe('/_map/*.json');
  // Another server makes both anew.
  const other = await openStorefront(shop);
  const whole = await other.inject(url);
  const part = await other.inject({ url, headers: having(first.body, String(id)) });
  expect(part.headers).toMatchObject({
    'content-encoding': 'dcz',
    vary: 'accept-encoding, available-dictionary',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'application/json; charset=utf-8',
    'use-as-dictionary': whole.headers['use-as-dictionary'],
  });
  expect(applied(part.rawPayload, first.body)).toBe(whole.body);
});

test.each(['000000000000/own', 'FIRST/cart@9.9.9-none', 'FIRST/other', 'FIRST', '../own', 'FIRST/own/more'])(
  'to a browser that calls its dictionary %s the release map comes whole',
  async (named) => {
    const shop = await openTestShop();
    const app = await openStorefront(shop);
    await promoteManyScripts(shop, 1);
    const address = mapAddressIn((await app.inject('/cart')).body);
    const first = await app.inject(address);
    await promoteManyScripts(shop, 2);
    const url = mapAddressIn((await app.inject('/cart')).body);
    const id = named.replace('FIRST', address.split('/')[2] ?? '');
    const { headers, statusCode } = await app.inject({ url, headers: having(first.body, id) });
    expect([statusCode, headers['content-encoding']]).toEqual([200, 'br']);
  },
);

test('the release map of an override is no dictionary, and comes whole', async () => {
  const shop = await openTestShop();
  const { id } = await shop.promoted(1);
  const url = `/_map/${id}/own.json?override=${encodeURIComponent('cart@http://localhost:3103')}`;
  const { headers } = await (await openStorefront(shop)).inject(url);
  expect(headers).toMatchObject({
    'cache-control': 'private, no-store',
    vary: 'accept-encoding, available-dictionary',
  });
  expect(headers['use-as-dictionary']).toBeUndefined();
});
