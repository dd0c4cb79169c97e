import fc from 'fast-check';
import { splitText } from './splitText';

const lengthOf = (text: string) => text.length;

test('splitText leaves a text that fits whole', () => {
  expect(splitText('one\n\ntwo', lengthOf, 8)).toEqual(['one\n\ntwo']);
});

test('splitText splits between paragraphs, and fills each part', () => {
  expect(splitText('one\n1\n\ntwo\n2\n\nthree\n3', lengthOf, 16)).toEqual([
    'one\n1\n\ntwo\n2\n\n',
    'three\n3',
  ]);
});

test('splitText splits a paragraph between lines, a line between words, and a word between characters', () => {
  expect(splitText('one two\nthree', lengthOf, 10)).toEqual(['one two\n', 'three']);
  expect(splitText('one two three', lengthOf, 9)).toEqual(['one two ', 'three']);
  expect(splitText('threefold', lengthOf, 5)).toEqual(['three', 'fold']);
});

test('splitText loses nothing, and no part is too large', () => {
  const text = fc
    .array(
      fc.oneof(
        fc.constantFrom(' ', '\n', '\n\n'),
        fc.string({ unit: 'grapheme' }),
        fc.string({ maxLength: 60 }),
      ),
    )
    .map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(text, fc.integer({ min: 2, max: 80 }), (whole, maxSize) => {
      const parts = splitText(whole, lengthOf, maxSize);
      expect(parts.join('')).toBe(whole);
      expect(parts.filter((part) => part.length > maxSize)).toEqual([]);
    }),
    { numRuns: 1_000 },
  );
});
