import { parsePriceList } from './fetchPriceList';

const vase = { id: 30014, name: 'Vase', category: 'Handicraft Products', price: 1850, sizes: [] };

test('parsePriceList lists products by id', () => {
  expect(parsePriceList([vase]).get(30014)).toEqual(vase);
});

test('parsePriceList skips entries that break the contract', () => {
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

test.each([
  ['no list', [undefined, null, {}, 'x']],
  ['empty', [[]]],
  ['entirely invalid', [[{ ...vase, price: undefined, amount: 1850 }, null]]],
])('parsePriceList refuses a list that is %s', (_, lists) => {
  for (const list of lists) expect(() => parsePriceList(list)).toThrow('no valid entry');
});

test('parsePriceList accepts a price of 0 rupees, but none below', () => {
  const priced = (id: number, amount: number) => ({ ...vase, id, sizes: [{ size: 'S', amount }] });
  expect([...parsePriceList([priced(1, 0), priced(2, -1)]).keys()]).toEqual([1]);
});
