import { requestOf } from '@tanabana/ui/testing/showPage';
import { sampleFiles } from '../../testing/sampleCatalogue';
import { serveData } from '../../testing/serveData';
import page from './page';

async function metaOf(address: string) {
  const request = requestOf({ at: address, routes: ['/product/:id'] });
  return page.meta(request, await page.load!(request));
}

beforeEach(() => serveData(sampleFiles));

test('metadata of a product has its title, picture and structured data', async () => {
  const meta = await metaOf('/product/4');
  expect(meta).toMatchObject({
    title: 'Blue Pottery Vase | Tanabana',
    picture: '/pictures/30001-whole-1200.jpg',
  });
  expect(meta.status).toBeUndefined();
  expect(meta.structuredData).toHaveLength(2);
});

test('a product that does not exist has status 404 and is hidden from search engines', async () => {
  expect(await metaOf('/product/404')).toMatchObject({
    title: 'Product Not Found | Tanabana',
    status: 404,
    hidden: true,
  });
});

test('a product that could not be loaded has status 503 and is hidden from search engines', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  serveData({}).fail(true);
  await expect(metaOf('/product/5')).rejects.toThrow();
  const request = requestOf({ at: '/product/5', routes: ['/product/:id'] });
  expect(page.meta(request, page.failure!)).toMatchObject({
    title: 'Product | Tanabana',
    status: 503,
    hidden: true,
  });
});
