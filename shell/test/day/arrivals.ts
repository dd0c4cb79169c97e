import { setTimeout as delay } from 'node:timers/promises';

/**
 * Has visitors arrive at random times (a Poisson process), whether or not earlier ones have their answers.
 * @param perSecond expected arrivals a second, by seconds since the start
 * @param visit what one visitor does @param at when it arrives, as `performance.now()` says it
 * @param over ends the arrivals early
 * @returns when the last visitor has left
 */
export async function receiveVisitors(
  seconds: number,
  perSecond: (second: number) => number,
  visit: (number: number, at: number) => Promise<void>,
  over?: AbortSignal,
): Promise<void> {
  const start = performance.now();
  const underWay = new Set<Promise<void>>();
  let at = start;
  for (let number = 0; !over?.aborted; number += 1) {
    at += (-Math.log(1 - Math.random()) / perSecond((at - start) / 1_000)) * 1_000;
    if (at - start > seconds * 1_000) break;
    await delay(Math.max(0, at - performance.now()));
    const visited = visit(number, at).finally(() => underWay.delete(visited));
    underWay.add(visited);
  }
  await Promise.all(underWay);
}

/** Share of the largest number of visitors at a time of the day: few at night, most in the evening. */
export function shareOfPeak(hour: number): number {
  const daytime = Math.sin(((hour - 9) / 24) * 2 * Math.PI);
  return 0.55 + 0.45 * daytime;
}
