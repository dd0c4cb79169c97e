import fc from 'fast-check';
import { categoryAddress, categoryKey, categoryNamed, isInCategory, mergedCategory } from './categories';

const names = ['Rugs', 'Handicraft Products', 'Handicraft Items'];

test.each(['handicraftproducts', 'Handicraft Products', 'HANDICRAFT_PRODUCTS', ' handicraft  products'])(
  '%s names Handicraft Products (§2.4)',
  (wanted) => expect(categoryNamed(names, wanted)).toBe('Handicraft Products'),
);

test('handicrafts names both categories of handicrafts, where they exist', () => {
  expect(categoryNamed(names, 'handicrafts')).toBe('Handicrafts');
  expect(names.filter((category) => isInCategory({ category }, 'Handicrafts'))).toEqual(names.slice(1));
  expect(names.filter((category) => isInCategory({ category }, 'Handicraft Items'))).toEqual(names.slice(2));
  expect(categoryNamed(['Rugs', 'Pottery'], 'handicrafts')).toBeUndefined();
});

test('an unknown name is no category', () => {
  expect(categoryNamed(names, 'handicraft')).toBeUndefined();
  expect(categoryNamed(names, '')).toBeUndefined();
});

test('every category is found by its key and by its address', () => {
  const all = [...names, 'Mugs & Cups', 'Tea + Coffee', '100 % Wool', '#1'];
  for (const name of all) {
    const { searchParams } = new URL(categoryAddress(name), 'https://shop.example');
    expect(categoryNamed(all, searchParams.get('category') ?? '')).toBe(name);
    expect(categoryNamed(all, categoryKey(name))).toBe(name);
  }
});

test.each([
  'Vintage  Collection',
  'home_decor',
  'Home Decor',
  'Wall Hanging ',
  'WALL_HANGINGS',
  'vintage_art',
])('%s is merged into Handicraft Items', (name) => expect(mergedCategory(name)).toBe('Handicraft Items'));

test.each([
  ['Rugs', 'Rugs'],
  ['  Handicraft   Products ', 'Handicraft Products'],
  ['Handicraft_Products', 'Handicraft Products'],
])('%s remains a separate category, without extra spaces', (name, expected) => {
  expect(mergedCategory(name)).toBe(expected);
});

test('a merged category does not change when it is merged again', () => {
  fc.assert(
    fc.property(fc.string(), (name) => mergedCategory(mergedCategory(name)) === mergedCategory(name)),
  );
});
