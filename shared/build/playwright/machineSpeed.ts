import type { Page } from '@playwright/test';

/** What the fixed work takes on the machine that the budgets were measured on, in milliseconds. */
const REFERENCE_MS = 12;

/** Repetitions: the quickest counts, as other work on the machine interrupts the rest. */
const REPETITIONS = 6;

/**
 * Measures how fast the browser runs scripts now, against the machine that budgets were measured on.
 * Machines that several tenants share change their speed by a factor of two within the hour.
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
