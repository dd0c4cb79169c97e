import { noticeOf } from './noticeOf';

test.each([
  [{ matched: ['vase'], unmatched: [], isPartial: false }, ''],
  [{ matched: [], unmatched: ['xyz'], isPartial: false }, ''],
  [
    { matched: ['vase'], unmatched: ['xyz'], isPartial: false },
    'No results for “xyz”. Showing results for “vase” instead.',
  ],
  [
    { matched: ['brass', 'diya'], unmatched: [], isPartial: true },
    'No product matches all of these words. Showing results for “brass”, “diya” instead.',
  ],
  [
    { matched: ['brass'], unmatched: ['xyz'], isPartial: true },
    'No results for “xyz”. No product matches all other words. Showing results for “brass” instead.',
  ],
])('the notice about %j is “%s”', (answer, text) => expect(noticeOf(answer)).toBe(text));
