import fc from 'fast-check';
import { beginning, teaserOf } from './card';

test('a beginning has as many whole sentences as fit', () => {
  expect(beginning('She fills in petals. It needs speed. A stroke stays.', 40)).toBe(
    'She fills in petals. It needs speed.',
  );
});

test('a beginning ends between words if the first sentence is too long', () => {
  expect(beginning('A dough of quartz, glass and gum', 20)).toBe('A dough of quartz…');
});

test('a beginning does not exceed the limit, except by its ellipsis', () => {
  fc.assert(
    fc.property(fc.lorem({ mode: 'sentences', maxCount: 5 }), (text) => {
      expect(beginning(text, 60).length).toBeLessThanOrEqual(61);
      expect(text.startsWith(beginning(text, 60).replace('…', ''))).toBe(true);
    }),
  );
});

test('a teaser prefers the story to the description', () => {
  expect(teaserOf({ story: 'It began here.', description: 'A vase.' })).toEqual({
    title: 'The story',
    text: 'It began here.',
  });
  expect(teaserOf({ description: 'A vase.' })).toEqual({
    title: 'At a glance',
    text: 'A vase.',
  });
});
