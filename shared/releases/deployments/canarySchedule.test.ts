/** @jest-environment node */
import { shareAt, sharesInWords } from './canarySchedule';

const MINUTE = 60_000;
const at = '2026-11-28T12:00:00.000Z';
const start = Date.parse(at);
const canary = { release: 'r2', share: 0.05, schedule: { steps: [0.2, 0.5], everySeconds: 900 } };

test.each([
  [-MINUTE, 0.05],
  [0, 0.05],
  [15 * MINUTE - 1, 0.05],
  [15 * MINUTE, 0.2],
  [30 * MINUTE, 0.5],
  [3_000 * MINUTE, 0.5],
])('%s ms after the start the share is %s', (passed, share) => {
  expect(shareAt({ at, canary }, start + passed)).toBe(share);
});

test('a canary without a schedule keeps its share, and is described without one', () => {
  const constant = { release: 'r2', share: 0.07 };
  expect(shareAt({ at, canary: constant }, start + 3_000 * MINUTE)).toBe(0.07);
  expect(sharesInWords(constant)).toBe('7%');
  expect(sharesInWords(canary)).toBe('5%, 20%, 50%, every 15 min');
});
