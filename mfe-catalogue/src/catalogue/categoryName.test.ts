import { categoryKey, categoryNamed } from './categoryName';

const names = ['Rugs', 'Handicraft Products', 'Handicraft Items'];

test.each(['handicraftproducts', 'Handicraft Products', 'HANDICRAFT_PRODUCTS', ' handicraft  products'])(
  '%s names Handicraft Products (§2.4)',
  (wanted) => expect(categoryNamed(names, wanted)).toBe('Handicraft Products'),
);

test('an unknown name matches no category', () => {
  expect(categoryNamed(names, 'handicraft')).toBeUndefined();
  expect(categoryNamed(names, '')).toBeUndefined();
});

test('every category is found by its key', () => {
  for (const name of names) expect(categoryNamed(names, categoryKey(name))).toBe(name);
});
