/** @jest-environment node */
import { isLargerBy } from './judgeCanary';

/** Creates a generator of random numbers between 0 and 1, which are the same in every run (Park and Miller). */
function drawer(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/**
 * Simulates 19 visitors of the live release for each visitor of the canary, and compares the failure rates after each
 * visitor of the canary.
 * @param before failure rate of the live release
 * @param tried failure rate of the canary
 * @param visitors maximum number of visitors of the canary
 * @returns number of canary visitors after which the canary was ended, or undefined if it was not ended
 */
function stoppedAfter(
  before: number,
  tried: number,
  visitors: number,
  draw: () => number,
): number | undefined {
  const [live, canary] = [
    { hits: 0, total: 0 },
    { hits: 0, total: 0 },
  ];
  for (let visitor = 1; visitor <= visitors; visitor += 1) {
    for (let other = 0; other < 19; other += 1) live.hits += Number(draw() < before);
    live.total += 19;
    canary.hits += Number(draw() < tried);
    canary.total += 1;
    if (isLargerBy(0.02, canary, live, 0.05)) return visitor;
  }
  return undefined;
}

function stops(before: number, tried: number, canaries: number): number {
  const draw = drawer(20_261_122);
  const stopped = Array.from({ length: canaries }, () => stoppedAfter(before, tried, 200, draw));
  return stopped.filter((visitor) => visitor !== undefined).length;
}

test('the rate of false positives stays below alpha at the margin, with a check after every visitor', () => {
  expect(stops(0.03, 0.05, 200)).toBeLessThanOrEqual(200 * 0.05);
});

test('detects nearly all canaries that fail for every sixth visitor', () => {
  expect(stops(0.01, 1 / 6, 100)).toBeGreaterThanOrEqual(95);
});

test('needs observations of both releases', () => {
  expect(isLargerBy(0.02, { hits: 50, total: 50 }, { hits: 0, total: 0 }, 0.05)).toBe(false);
  expect(isLargerBy(0.02, { hits: 50, total: 50 }, { hits: 50, total: 50 }, 0.05)).toBe(false);
});
