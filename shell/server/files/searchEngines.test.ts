/** @jest-environment node */
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { builtDeployable } from '@tanabana/releases/versions/builtDeployable.testing';
import { ArtefactError } from '@tanabana/releases/versions/artefactStore';
import { fileKey } from '@tanabana/releases/versions/artefactKeys';
import { defaultSettings } from '@tanabana/contract/settings/defaultSettings';
import { openStorefront, openTestShop, versionOf } from '../../test/testShop';

/** Opens a shop with two remotes that publish addresses. @param gifts address list of one of the remotes */
async function shopListing(gifts: string) {
  const shop = await openTestShop();
  const build = (name: string, list: string) =>
    builtDeployable(
      { name, version: versionOf(1), records: { addresses: 'records/addresses.json' } },
      { 'browser/entry.js': 'export {}', 'browser/records/addresses.json': list },
    );
  const release = await shop.compose([build('blog', '["/post/1"]'), build('gifts', gifts)]);
  await shop.promote(release.id);
  const app = await openStorefront(shop);
  const list = fileKey('gifts', `browser/${release.remotes.gifts?.records?.addresses ?? ''}`);
  const { artefacts } = shop.context;
  return { app, artefacts, release, file: path.join(shop.folder, 'artefacts', list) };
}

const whole = '["/gift/1"]';

test.each([
  ['is missing', whole, (file: string) => rmSync(file)],
  ['was altered', whole, (file: string) => writeFileSync(file, '["/evil"]')],
  ['is not JSON', '["/gift/1"', () => undefined],
  ['is no list of addresses', '["gift", 5]', () => undefined],
])(
  'a record that %s removes only its own addresses from the sitemap, and is logged',
  async (_what, list, damage) => {
    const { app, file } = await shopListing(list);
    const error = jest.spyOn(app.log, 'error');
    damage(file);
    const { statusCode, body } = await app.inject('/sitemap.xml');
    expect(statusCode).toBe(200);
    expect(body.match(/<loc>[^<]*/g)).toEqual([`<loc>${defaultSettings.origin}/post/1`]);
    expect(error).toHaveBeenCalledWith(
      expect.objectContaining({ remote: 'gifts', version: versionOf(1) }),
      'The sitemap lacks the addresses of a remote',
    );
  },
);

test('the sitemap names the day on which a page was changed, or else the release', async () => {
  const { app, release } = await shopListing('[{"path":"/gift/1","modified":"2026-02-03"}]');
  const { body } = await app.inject('/sitemap.xml');
  expect(body).toContain(`/post/1</loc><lastmod>${release.createdAt}</lastmod>`);
  expect(body).toContain('/gift/1</loc><lastmod>2026-02-03</lastmod>');
});

test('there is no sitemap while the store cannot be reached, because missing pages would be removed from search results', async () => {
  const { app, artefacts } = await shopListing(whole);
  await app.inject('/healthz');
  jest.spyOn(artefacts.objects, 'read').mockRejectedValue(new Error('ETIMEDOUT'));
  expect((await app.inject('/sitemap.xml')).statusCode).toBe(500);
});

const locations = (body: string) => [...body.matchAll(/<loc>([^<]*)/g)].map(([, address]) => address);

test('more than 5,000 addresses are divided into parts, which the sitemap lists', async () => {
  const { origin } = defaultSettings;
  const gifts = Array.from({ length: 5_002 }, (_, index) => `/gift/${index}`);
  const { app } = await shopListing(JSON.stringify(gifts));
  const read = async (file: string) => locations((await app.inject(file)).body);
  expect(await read('/sitemap.xml')).toEqual([`${origin}/sitemap-1.xml`, `${origin}/sitemap-2.xml`]);
  const parts = [await read('/sitemap-1.xml'), await read('/sitemap-2.xml')];
  expect(parts.map(({ length }) => length)).toEqual([5_000, 3]);
  expect(parts.flat()).toEqual(['/post/1', ...gifts].map((address) => origin + address));
  const statuses = ['/sitemap-3.xml', '/sitemap-x.xml'].map(
    async (file) => (await app.inject(file)).statusCode,
  );
  expect(await Promise.all(statuses)).toEqual([404, 404]);
});

test('the addresses are read once for a release, and sent compressed', async () => {
  const { app, artefacts } = await shopListing(whole);
  const plain = await app.inject('/sitemap.xml');
  jest.spyOn(artefacts.objects, 'read').mockRejectedValue(new Error('ETIMEDOUT'));
  const compressed = await app.inject({ url: '/sitemap.xml', headers: { 'accept-encoding': 'gzip, br' } });
  expect(compressed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(plain.body);
});

test('a sitemap that lacks addresses is not kept', async () => {
  const { app, artefacts } = await shopListing(whole);
  await app.inject('/healthz');
  const read = jest.spyOn(artefacts, 'read').mockRejectedValueOnce(new ArtefactError('damaged'));
  expect(locations((await app.inject('/sitemap.xml')).body)).toHaveLength(1);
  read.mockRestore();
  expect(locations((await app.inject('/sitemap.xml')).body)).toHaveLength(2);
});
