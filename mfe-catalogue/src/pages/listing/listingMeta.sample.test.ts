import { requestOf } from '@tanabana/ui/testing/showPage';
import { sampleFiles } from '../../testing/sampleCatalogue';
import { serveData } from '../../testing/serveData';
import { listingMeta, loadListing } from './page';

beforeEach(() => serveData(sampleFiles));

async function metaOf(address: string) {
  const request = requestOf({ at: address });
  return listingMeta(request, await loadListing(request));
}

test('the plain listing has its own title', async () => {
  expect(await metaOf('/catalogue')).toMatchObject({ title: 'Handcrafted Treasures | Tanabana' });
});

test('a category has its name in the title', async () => {
  expect(await metaOf('/catalogue?category=pottery')).toMatchObject({ title: 'Pottery | Tanabana' });
});

test('a workshop has its name in the title', async () => {
  expect(await metaOf('/catalogue?workshop=jaipur')).toMatchObject({ title: 'Jaipur | Tanabana' });
});

test('the title depends on the address, even if the data is of an earlier visit', async () => {
  const data = await loadListing(requestOf({ at: '/catalogue?category=pottery' }));
  const titleAt = (at: string) => listingMeta(requestOf({ at }), data).title;
  expect(titleAt('/catalogue?category=textiles')).toBe('Textiles | Tanabana');
  expect(titleAt('/catalogue')).toBe('Handcrafted Treasures | Tanabana');
});

test('search engines index categories and workshops, but no search results', async () => {
  expect((await metaOf('/catalogue?q=vase')).hidden).toBe(true);
  expect((await metaOf('/catalogue?category=pottery')).hidden).toBeUndefined();
  expect((await metaOf('/catalogue?workshop=jaipur')).hidden).toBeUndefined();
  expect((await metaOf('/catalogue?workshop=jaipur&colour=blue')).hidden).toBe(true);
});

test.each([
  ['/catalogue', '/catalogue'],
  ['/catalogue?category=pottery', '/catalogue?category=pottery'],
  ['/catalogue?category=Pottery&sort=price-low', '/catalogue?category=pottery'],
  ['/catalogue?category=no-such', '/catalogue'],
  ['/catalogue?page=1', '/catalogue'],
  ['/catalogue?page=99', '/catalogue'],
  ['/catalogue?workshop=jaipur&sort=name', '/catalogue?workshop=jaipur'],
  ['/catalogue?q=vase&colour=blue', '/catalogue'],
])('the canonical address of %s is %s', async (address, canonical) => {
  expect((await metaOf(address)).canonical).toBe(canonical);
});

test('a later page has its own canonical address', async () => {
  const request = requestOf({ at: '/catalogue?sort=name&page=2' });
  const data = await loadListing(request);
  const { canonical } = listingMeta(request, { ...data, listing: { ...data.listing, pages: 3 } });
  expect(canonical).toBe('/catalogue?page=2');
});

test('the data of the page can be converted to JSON and back', async () => {
  const data = await loadListing(requestOf({ at: '/catalogue?sort=price-low' }));
  expect(JSON.parse(JSON.stringify(data))).toEqual(data);
  expect(data.listing.cards).toHaveLength(12);
});
