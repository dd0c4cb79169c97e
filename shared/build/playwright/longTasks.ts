import type { Browser, Page } from '@playwright/test';
import { goTo } from './goTo';
import type { Stored } from './journey';
import { machineSpeed } from './machineSpeed';
import { emulate, PHONE } from './profiles';
import { LONG_TASK_MS, startTrace, workOf } from './trace';
import { watchTraffic } from './traffic';

/** Most loads of a page: the least counts, because a busy machine only adds to it. */
const MAX_LOADS = 3;

/** Timeout until a page is hydrated, and again until its requests have ended, in milliseconds. */
const PATIENCE = { timeout: 15_000 };

/**
 * What the main thread does after the first paint: times of the processor, four times slower, as they would be on a
 * machine of speed 1.
 */
interface Tasks {
  /** Number of tasks of more than 50 ms. */
  readonly longTasks: number;
  /** The longest task, in milliseconds. */
  readonly longest: number;
  /** From the first paint until what was pressed meanwhile takes effect, in milliseconds of this machine. */
  readonly usable: number;
}

/**
 * Loads a page on a phone's network and processor, again while it is over its budgets.
 * @param budgets whether a load within them ends the measurement
 * @param records the browser's storage
 * @returns the least of up to three loads
 * @throws {Error} when the page does not become idle
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

/** One load: the time of each task, and how long the page was painted but not usable, in milliseconds. */
interface Load {
  readonly times: readonly number[];
  readonly usable: number;
}

/** Opens a page in a browser without stored data. */
async function measureLoad(browser: Browser, address: string, records: Stored): Promise<Load> {
  const page = await browser.newPage({ viewport: PHONE.viewport, serviceWorkers: 'block' });
  try {
    await page.addInitScript((stored) => {
      for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
    }, records);
    return await timesOf(page, address);
  } finally {
    await page.context().close();
  }
}

/** Loads an address until its requests have ended. */
async function timesOf(page: Page, address: string): Promise<Load> {
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
}

/** Runs in the page. The shell sets the mark (`shell/src/earlyActs`). */
function usableAfterPaint(): number {
  const [mark] = performance.getEntriesByName('usable');
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return Math.max(0, (mark?.startTime ?? 0) - (paint?.startTime ?? 0));
}
