import { categoryKey, categoryNamed } from './categoryName';

const names = ['Rugs', 'Handicraft Products', 'Handicraft Items'];

test.each(['handicraftproducts', 'Handicraft Products', 'HANDICRAFT_PRODUCTS', ' handicraft  products'])(
  '%s means Handicraft Products (§2.4)',
  (wanted) => expect(categoryNamed(names, wanted)).toBe('Handicraft Products'),
);

test('what matches no category means none', () => {
  expect(categoryNamed(names, 'handicraft')).toBeUndefined();
  expect(categoryNamed(names, '')).toBeUndefined();
});

test('every category is found by what stands for it in addresses', () => {
  for (const name of names) expect(categoryNamed(names, categoryKey(name))).toBe(name);
});
