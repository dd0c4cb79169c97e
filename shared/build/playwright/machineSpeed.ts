import type { Page } from '@playwright/test';

/** Time of the work on the reference machine. */
const REFERENCE_MS = 12;

/** The fastest repetition counts, because other work of the machine interrupts the others. */
const REPETITIONS = 6;

/**
 * Measures the speed of scripts relative to the reference machine of the budgets. The speed of shared machines changes
 * by a factor of two within an hour.
 * @param page an empty page that is not throttled
 * @returns 1 at the same speed, 0.5 at half the speed
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
