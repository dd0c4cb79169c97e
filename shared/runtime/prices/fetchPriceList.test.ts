import { parsePriceList } from './fetchPriceList';

const vase = { id: 30014, name: 'Vase', category: 'Handicraft Products', price: 1850, sizes: [] };

test('parsePriceList lists products by id', () => {
  expect(parsePriceList([vase]).get(30014)).toEqual(vase);
});

test('parsePriceList leaves out entries that break the contract, and returns the others', () => {
  const broken = [
    null,
    5,
    {},
    { ...vase, price: -1 },
    { ...vase, price: '1850' },
    { ...vase, category: null },
  ];
  const { sizes, ...unsized } = vase;
  expect(sizes).toEqual([]);
  expect([...parsePriceList([...broken, unsized, { ...vase, id: 7 }]).keys()]).toEqual([7]);
});

test('parsePriceList returns an empty list for anything but a list', () => {
  for (const junk of [undefined, null, {}, 'x']) expect(parsePriceList(junk).size).toBe(0);
});

test('parsePriceList accepts a price of 0 rupees, but none below', () => {
  const priced = (amount: number) => ({ ...vase, sizes: [{ size: 'S', amount }] });
  expect(parsePriceList([priced(0)]).size).toBe(1);
  expect(parsePriceList([priced(-1)]).size).toBe(0);
});
