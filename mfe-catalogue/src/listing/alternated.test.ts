import { alternated } from './alternated';

const rug = (id: number, color = '#303030') => ({ id, category: 'Rugs', picture: { color } });
const pot = (id: number, color = '#303030') => ({ id, category: 'Handicraft Products', picture: { color } });
const idsOf = (products: readonly { readonly id: number }[]) => products.map(({ id }) => id);

test('categories alternate as long as there are several', () => {
  expect(idsOf(alternated([rug(1), rug(2), rug(3), pot(4), pot(5)]))).toEqual([1, 4, 2, 5, 3]);
});

test('within a category, light and dark pictures alternate', () => {
  const light = '#e0d8c8';
  expect(idsOf(alternated([rug(1), rug(2), rug(3, light), rug(4, light)]))).toEqual([1, 3, 2, 4]);
});

test('products that differ equally stay in their order, and none is lost', () => {
  expect(idsOf(alternated([rug(1), rug(2), rug(3)]))).toEqual([1, 2, 3]);
  expect(alternated([])).toEqual([]);
});
