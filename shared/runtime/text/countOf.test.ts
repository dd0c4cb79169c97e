import { countOf } from './countOf';

test.each([
  [0, '0 items'],
  [1, '1 item'],
  [25, '25 items'],
  [150_000, '1,50,000 items'],
])('formats %d as “%s”', (count, words) => {
  expect(countOf(count, 'item')).toBe(words);
});
