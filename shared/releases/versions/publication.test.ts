/** @jest-environment node */
import { newestPublication, parsePublicationKey, publicationEntryKey } from './publication';

const entry = (version: string, publishedAt: number, committedAt?: number) => ({
  version,
  publishedAt,
  committedAt,
});
const newest = (...entries: ReturnType<typeof entry>[]) => newestPublication(entries)?.version;

test('the newest publication is that of the newest commit, in whatever order pipelines end', () => {
  expect(newest(entry('b', 20, 2), entry('a', 30, 1))).toBe('b');
  expect(newest(entry('a', 10, 1), entry('b', 20, 2), entry('a', 30, 3))).toBe('a');
});

test('without a commit, the newest publication is the last', () => {
  expect(newest(entry('a', 10), entry('b', 20), entry('a', 30))).toBe('a');
  expect(newest(entry('a', 10, 9), entry('b', 20))).toBe('b');
  expect(newest(entry('a', 10), entry('b', 20, 5))).toBe('b');
  expect(newest()).toBeUndefined();
});

test('of two publications of one commit, the last is the newest', () => {
  expect(newest(entry('a', 10, 1), entry('b', 20, 1))).toBe('b');
});

test.each([
  [{ by: 'Asha', at: '2026-11-27T20:00:00.000Z' }, undefined, undefined],
  [
    {
      by: 'Asha',
      at: '2026-11-27T20:00:00.000Z',
      commit: { id: '0123456789abcdef', at: '2026-11-27T21:00:00+05:30', subject: 'Fix' },
    },
    Date.parse('2026-11-27T15:30:00Z'),
    '0123456789ab',
  ],
])('the key of a publication contains time, version and commit', (publication, committedAt, commit) => {
  const key = publicationEntryKey('cart', '1.0.0-0123456789', publication, 'a-b');
  expect(parsePublicationKey(key)).toEqual({
    key,
    version: '1.0.0-0123456789',
    publishedAt: Date.parse('2026-11-27T20:00:00Z'),
    committedAt,
    commit,
  });
});
