import { expect, test, type Stored } from '@tanabana/tooling/playwright/journey';
import { leastTasks } from '@tanabana/tooling/playwright/longTasks';
import { ELEPHANT, RUG, storedCart, VASE } from '@tanabana/tooling/playwright/storedRecords';

/** Budgets of a page. Measured times are multiplied by the speed of the computer relative to a reference computer. */
interface Measured {
  readonly path: string;
  /** Maximum number of tasks of more than 50 ms. At most the budget of the deployable that owns the page. */
  readonly longTasks: number;
  /** Maximum time of a task, in milliseconds. */
  readonly longest: number;
  readonly records?: Stored;
}

/** Each budget is about 1.5 times the highest of five measurements, of which two ran at the same time. */
const MEASURED: readonly Measured[] = [
  { path: '/', longTasks: 8, longest: 240 },
  { path: '/catalogue', longTasks: 8, longest: 400 },
  { path: '/product/10001', longTasks: 6, longest: 220 },
  { path: '/product/30001', longTasks: 6, longest: 180 },
  { path: '/cart', longTasks: 4, longest: 110, records: storedCart(VASE, ELEPHANT, RUG) },
  { path: '/blog/an-elephant-made-twice', longTasks: 5, longest: 120 },
];

for (const { path: address, longTasks, longest, records } of MEASURED) {
  test(`${address} has at most ${longTasks} long tasks on a phone, none longer than ${longest} ms`, async ({
    browser,
    shop,
  }) => {
    const least = await leastTasks(browser, shop.address + address, { longTasks, longest }, records);
    expect(least.longTasks).toBeLessThanOrEqual(longTasks);
    expect(least.longest).toBeLessThanOrEqual(longest);
  });
}
