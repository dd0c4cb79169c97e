import { readTime } from './readTime';

test('200 words are read in a minute', () => {
  expect(readTime('word '.repeat(1000))).toBe(5);
});

test('nothing is read in less than a minute', () => {
  expect(readTime('Three short words')).toBe(1);
});
