import fc from 'fast-check';
import { mergedCategory } from './mergedCategory';

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
])('%s stays a category of its own, without extra spaces', (name, expected) => {
  expect(mergedCategory(name)).toBe(expected);
});

test('merging a merged name changes nothing', () => {
  fc.assert(
    fc.property(fc.string(), (name) => mergedCategory(mergedCategory(name)) === mergedCategory(name)),
  );
});
