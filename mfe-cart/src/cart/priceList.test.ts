import { catalogueRecords, recordContent, serveCatalogue } from './catalogueRecords.testing';
import { findProduct, type PricedProduct, readProducts } from './priceList';

const vase = { id: 30014, name: 'Vase', category: 'Handicraft Products', price: 1850, sizes: [] };

test('products are read by id, and a product that is not sold any more is undefined', async () => {
  const { records, requested } = serveCatalogue([vase]);
  expect([...(await readProducts({ records }, [30014, 7]))]).toEqual([
    [30014, vase],
    [7, undefined],
  ]);
  expect(requested).toEqual(['products.json', 'products-0.json']);
});

test.each([
  ['is empty', []],
  ['has an amount instead of a price', [vase, { ...vase, price: undefined, amount: 1850 }]],
  ['has a price below 0', [{ ...vase, price: -1 }]],
])('a block that %s is rejected and reported, and no product is found', async (_, published) => {
  const report = jest.spyOn(globalThis, 'reportError');
  globalThis.fetch = ((address: string) =>
    Promise.resolve({
      ok: true,
      json: () => Promise.resolve(recordContent(address, published as PricedProduct[])),
    })) as typeof fetch;
  const records = catalogueRecords();
  await expect(readProducts({ records }, [30014])).rejects.toThrow('products-0.json cannot be read');
  expect(report).toHaveBeenCalledTimes(1);
  const request = { records, params: {}, pathname: '', search: '', seed: 1, settings: {} } as never;
  expect(await findProduct(request, 30014)).toBeUndefined();
});
