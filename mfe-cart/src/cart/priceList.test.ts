import { noPrices, parsePriceList, readPriceList } from './priceList';

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
])('a price list that %s is reported, and nothing has a known price', async (_, published) => {
  const report = jest.spyOn(globalThis, 'reportError');
  globalThis.fetch = jest.fn(() => answer(published)) as unknown as typeof fetch;
  expect(await readPriceList({ address: `/records/${_}.json` })).toBe(noPrices);
  expect(report).toHaveBeenCalledTimes(1);
});
