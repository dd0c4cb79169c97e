import { readTime } from './readTime';

test('200 words take a minute', () => {
  expect(readTime('word '.repeat(1000))).toBe(5);
});

test('a short text takes at least a minute', () => {
  expect(readTime('Three short words')).toBe(1);
});
