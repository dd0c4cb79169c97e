import type { Browser, Page } from '@playwright/test';
import { goTo } from './goTo';
import type { Stored } from './journey';
import { emulate, PHONE } from './profiles';
import { LONG_TASK_MS, startTrace, workOf } from './trace';
import { watchTraffic } from './traffic';

/**
 * Maximum number of loads of a page. The lowest time measured in any load counts, because other programs on the machine
 * can only add time.
 */
const MAX_LOADS = 3;

const PATIENCE = { timeout: 15_000 };

/**
 * Work of the main thread after the first paint. The processor is throttled, and processor times are converted to the
 * speed of the reference computer.
 */
interface Tasks {
  readonly longTasks: number;
  /** Processor time of the longest task, in milliseconds. */
  readonly longest: number;
  /**
   * Time from the first paint until an interaction takes effect, in milliseconds. Unlike `longest`, this time is not
   * converted to the speed of the reference computer.
   */
  readonly usable: number;
}

/**
 * Loads a page with the network and processor of a phone, up to three times, until the page is within its budgets.
 * @param budgets maximum values. An absent `longest` or `usable` is unlimited.
 * @param records entries of local storage
 * @returns for each measure, the lowest value of all loads
 * @throws {Error} if the page does not become idle
 */
export async function leastTasks(
  browser: Browser,
  address: string,
  budgets: Pick<Tasks, 'longTasks'> & Partial<Record<'longest' | 'usable', number | undefined>>,
  records: Stored = {},
): Promise<Tasks> {
  const { longTasks, longest = Infinity, usable = Infinity } = budgets;
  let least: Tasks = { longTasks: Infinity, longest: Infinity, usable: Infinity };
  for (let loads = 0; loads < MAX_LOADS; loads += 1) {
    const load = await measureLoad(browser, address, records);
    least = {
      longTasks: Math.min(least.longTasks, load.times.filter((ms) => ms > LONG_TASK_MS).length),
      longest: Math.min(least.longest, Math.max(0, ...load.times)),
      usable: Math.min(least.usable, load.usable),
    };
    if (least.longTasks <= longTasks && least.longest <= longest && least.usable <= usable) break;
  }
  return least;
}

/**
 * Loads a page once. Measures the processor time of each task, and the time until the page is usable, in milliseconds.
 */
async function measureLoad(browser: Browser, address: string, records: Stored) {
  const page = await browser.newPage({ viewport: PHONE.viewport, serviceWorkers: 'block' });
  try {
    await page.addInitScript((stored) => {
      for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
    }, records);
    const speedBefore = await machineSpeed(page);
    const devtools = await page.context().newCDPSession(page);
    await emulate(devtools, PHONE);
    const { settled } = watchTraffic(page);
    const endTrace = await startTrace(devtools);
    await goTo(page, address, PATIENCE);
    await settled(PATIENCE);
    const { processorTimes } = workOf(await endTrace());
    await emulate(devtools, { ...PHONE, slowdown: 1 });
    const speed = (speedBefore + (await machineSpeed(page))) / 2;
    return { times: processorTimes.map((ms) => ms * speed), usable: await page.evaluate(usableAfterPaint) };
  } finally {
    await page.context().close();
  }
}

/**
 * Returns the time from the first paint until the page is usable, in milliseconds. Runs in the page. The shell sets the
 * performance entry `usable`.
 */
function usableAfterPaint(): number {
  const [mark] = performance.getEntriesByName('usable');
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return Math.max(0, (mark?.startTime ?? 0) - (paint?.startTime ?? 0));
}

/** Duration of the benchmark in `machineSpeed` on the reference computer, for which the budgets are defined. */
const REFERENCE_MS = 12;

/** Repetitions of the benchmark. Only the fastest one is used, because other programs may slow down the rest. */
const REPETITIONS = 6;

/**
 * Measures the speed of scripts relative to the reference computer, because the speed of a shared computer can change
 * by a factor of two within an hour.
 * @param page an empty page that is not throttled
 * @returns 1 at the same speed, 0.5 at half the speed
 */
async function machineSpeed(page: Page): Promise<number> {
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
