import { requestOf } from '@tanabana/runtime/testing/showPage';
import { sampleFiles } from '../../testing/sampleCatalogue';
import { serveData } from '../../testing/serveData';
import { loadProductPage } from './loadProductPage';
import { productMeta } from './productMeta';

async function metaOf(address: string) {
  const request = requestOf({ at: address, routes: ['/product/:id'] });
  return productMeta(request, await loadProductPage(request));
}

beforeEach(() => serveData(sampleFiles));

test('the head of a product has its name and description', async () => {
  const meta = await metaOf('/product/4');
  expect(meta).toMatchObject({
    title: 'Blue Pottery Vase | Tanabana',
    picture: '/pictures/30001-whole-1200.jpg',
  });
  expect(meta.status).toBeUndefined();
  expect(meta.structuredData).toHaveLength(2);
});

test('a product that does not exist answers 404 and stays out of search engines', async () => {
  expect(await metaOf('/product/404')).toMatchObject({ status: 404, hidden: true });
});

test('a product that could not be loaded answers 503', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  serveData({}).fail(true);
  expect(await metaOf('/product/5')).toMatchObject({ status: 503, hidden: true });
});
