import type { Browser } from '@playwright/test';
import { goTo } from '@tanabana/build/playwright/goTo';
import { expect, test, type Stored } from '@tanabana/build/playwright/journey';
import { machineSpeed } from '@tanabana/build/playwright/machineSpeed';
import { emulate, PHONE } from '@tanabana/build/playwright/profiles';
import { ELEPHANT, RUG, storedCart, VASE } from '@tanabana/build/playwright/storedRecords';
import { LONG_TASK_MS, startTrace, workOf } from '@tanabana/build/playwright/trace';
import { watchTraffic } from '@tanabana/build/playwright/traffic';

/** Most loads of a page: the least of them counts, as a busy machine adds to what a page does itself. */
const MAX_LOADS = 3;

/**
 * What the main thread may do after the first paint: times of the processor, four times slower,
 * as they would be on a machine of speed 1.
 */
interface Budget {
  readonly path: string;
  /** Number of tasks of more than 50 ms. */
  readonly longTasks: number;
  /** The longest task, in milliseconds. */
  readonly longest: number;
  readonly records?: Stored;
}

/** About half above the most that the least of three loads came to, in five runs, two at a time. */
const BUDGETS: readonly Budget[] = [
  { path: '/', longTasks: 8, longest: 240 },
  { path: '/catalogue', longTasks: 8, longest: 400 },
  { path: '/product/10001', longTasks: 6, longest: 220 },
  { path: '/product/30001', longTasks: 6, longest: 180 },
  { path: '/cart', longTasks: 4, longest: 110, records: storedCart(VASE, ELEPHANT, RUG) },
  { path: '/blog/an-elephant-made-twice', longTasks: 5, longest: 120 },
];

/**
 * Loads a page on a phone's network and processor until it asks for nothing more.
 * @returns processor time of each task after the first paint, in milliseconds of a machine of speed 1
 */
async function tasksOf(browser: Browser, address: string, records: Stored): Promise<readonly number[]> {
  const page = await browser.newPage({ viewport: PHONE.viewport, serviceWorkers: 'block' });
  await page.addInitScript((stored) => {
    for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
  }, records);
  const speedBefore = await machineSpeed(page);
  const devtools = await page.context().newCDPSession(page);
  await emulate(devtools, PHONE);
  const { settled } = watchTraffic(page);
  const endTrace = await startTrace(devtools);
  await goTo(page, address);
  await settled();
  const { processorTimes } = workOf(await endTrace());
  await emulate(devtools, { ...PHONE, slowdown: 1 });
  const speed = (speedBefore + (await machineSpeed(page))) / 2;
  await page.context().close();
  return processorTimes.map((ms) => ms * speed);
}

for (const { path, longTasks, longest, records = {} } of BUDGETS) {
  test(`${path} keeps a phone busy for at most ${longTasks} long tasks, none beyond ${longest} ms`, async ({
    browser,
    shop,
  }) => {
    const least = { longTasks: Infinity, longest: Infinity };
    for (let load = 0; load < MAX_LOADS; load += 1) {
      const tasks = await tasksOf(browser, shop.address + path, records);
      least.longTasks = Math.min(least.longTasks, tasks.filter((ms) => ms > LONG_TASK_MS).length);
      least.longest = Math.min(least.longest, Math.max(...tasks));
      if (least.longTasks <= longTasks && least.longest <= longest) break;
    }
    expect(least.longTasks).toBeLessThanOrEqual(longTasks);
    expect(least.longest).toBeLessThanOrEqual(longest);
  });
}
