import { sampleCatalogue, sampleFiles } from '../testing/sampleCatalogue';
import { serveData } from '../testing/serveData';

// Each test imports the module again, because the module caches files.
async function freshSource() {
  jest.resetModules();
  return import('./catalogueSource');
}

async function freshProducts() {
  jest.resetModules();
  return import('./productFile');
}

test('cards are read from the files of the build', async () => {
  serveData(sampleFiles);
  const { catalogueSource } = await freshSource();
  const { products, byId } = await catalogueSource.products();
  const ids = sampleCatalogue.products.map(({ id }) => id);
  expect(products.map(({ card }) => card.id)).toEqual(ids);
  expect(ids.map((id) => byId.get(id))).toEqual(products);
});

test('the search uses the index file', async () => {
  serveData(sampleFiles);
  const { catalogueSource } = await freshSource();
  const search = await catalogueSource.search();
  expect(search('ajrakh').ids).toEqual([2]);
});

test('a file is requested once', async () => {
  const { requested } = serveData(sampleFiles);
  const { readProduct } = await freshProducts();
  await Promise.all([readProduct(3), readProduct(3)]);
  await readProduct(3);
  expect(requested).toEqual(['products/3.json']);
});

test('an unknown product is undefined', async () => {
  serveData(sampleFiles);
  const { readProduct } = await freshProducts();
  expect(await readProduct(404)).toBeUndefined();
});

test('a failed file is requested again', async () => {
  const server = serveData(sampleFiles);
  const { readProduct } = await freshProducts();
  server.fail(true);
  await expect(readProduct(3)).rejects.toThrow('No connection');
  server.fail(false);
  expect((await readProduct(3))?.product.name).toBe('Fish Pond, Mithila Painting');
});

test('missing or invalid files are rejected', async () => {
  serveData({ 'cards.json': '{"facets":[],"products":[{"id":"one"}]}' });
  const { catalogueSource } = await freshSource();
  await expect(catalogueSource.catalogue()).rejects.toThrow('catalogue.json is missing');
  await expect(catalogueSource.products()).rejects.toThrow();
});

test('products with equal values of a facet share the list of values', async () => {
  serveData(sampleFiles);
  const { catalogueSource } = await freshSource();
  const { products } = await catalogueSource.products();
  const lists = products.flatMap(({ facets }) => (facets.region ? [facets.region] : []));
  expect(lists.length).toBeGreaterThan(new Set(lists.map(String)).size);
  expect(new Set(lists).size).toBe(new Set(lists.map(String)).size);
});
