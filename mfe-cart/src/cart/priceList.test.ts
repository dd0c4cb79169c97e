import type { PageRequest } from '@tanabana/runtime/contracts/page';
import { findProduct, parsePriceList, readPriceList } from './priceList';

const vase = { id: 30014, name: 'Vase', category: 'Handicraft Products', price: 1850, sizes: [] };

const answer = (published: unknown) =>
  Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve(published) });

test('the price list lists products by id', () => {
  expect(parsePriceList([vase]).get(30014)).toEqual(vase);
});

test.each([
  ['is empty', []],
  ['has an amount instead of a price', [vase, { ...vase, price: undefined, amount: 1850 }]],
  ['has a price below 0', [{ ...vase, price: -1 }]],
])('a price list that %s is rejected and reported, and no product is found', async (_, published) => {
  const report = jest.spyOn(globalThis, 'reportError');
  globalThis.fetch = jest.fn(() => answer(published)) as unknown as typeof fetch;
  const record = { address: `/records/${_}.json` };
  await expect(readPriceList(record)).rejects.toThrow('cannot be read');
  expect(report).toHaveBeenCalledTimes(1);
  const request = { records: { 'catalogue/prices': record } } as unknown as PageRequest;
  expect(await findProduct(request, 30014)).toBeUndefined();
});
