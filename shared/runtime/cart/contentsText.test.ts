import { contentsText } from './contentsText';

test('counts products and units, with Indian grouping', () => {
  expect(contentsText([{ quantity: 200 }])).toBe('1 product, 200 units');
  expect(contentsText([{ quantity: 150_000 }, { quantity: 25 }])).toBe('2 products, 1,50,025 units');
});
