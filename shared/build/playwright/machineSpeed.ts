import type { Page } from '@playwright/test';

/** Time of the fixed work on the reference machine, in milliseconds. */
const REFERENCE_MS = 12;

/** Repetitions: the quickest counts, because other work on the machine interrupts the others. */
const REPETITIONS = 6;

/**
 * Measures how fast the browser runs scripts now, relative to the reference machine of the budgets. The speed of
 * shared machines changes by a factor of two within an hour.
 * @param page an empty page, not slowed down
 * @returns 1 at the same speed, 0.5 at half of it
 */
export async function machineSpeed(page: Page): Promise<number> {
  const quickest = await page.evaluate((repetitions) => {
    let least = Infinity;
    for (let repetition = 0; repetition < repetitions; repetition += 1) {
      const start = performance.now();
      const kept: object[] = [];
      for (let round = 0; round < 120_000; round += 1) {
        kept[round % 97] = { name: `x${round}`, list: [round, round + 1] };
        JSON.stringify(kept[round % 97]);
      }
      least = Math.min(least, performance.now() - start);
    }
    return least;
  }, REPETITIONS);
  return REFERENCE_MS / quickest;
}
