import fc from 'fast-check';
import { beginning, teaserOf } from './card';

test('as many whole sentences are taken as fit', () => {
  expect(beginning('She fills in petals. It needs speed. A stroke stays.', 40)).toBe(
    'She fills in petals. It needs speed.',
  );
});

test('a first sentence that is too long is cut between words', () => {
  expect(beginning('A dough of quartz, glass and gum', 20)).toBe('A dough of quartz…');
});

test('a beginning is within the limit, not counting its ellipsis', () => {
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
  expect(teaserOf({ story: null, description: 'A vase.' })).toEqual({
    title: 'At a glance',
    text: 'A vase.',
  });
});
