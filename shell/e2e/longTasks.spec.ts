import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { DeployManifest } from '@tanabana/runtime/contracts/deployManifest';
import { expect, test, type Stored } from '@tanabana/build/playwright/journey';
import { leastTasks } from '@tanabana/build/playwright/longTasks';
import { ELEPHANT, RUG, storedCart, VASE } from '@tanabana/build/playwright/storedRecords';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** A page whose tasks are counted, and timed as on a machine of speed 1. */
interface Measured {
  readonly path: string;
  /** Folder of its owner, whose package.json says how many long tasks it may have. */
  readonly owner: string;
  /** The longest task, in milliseconds. */
  readonly longest: number;
  readonly records?: Stored;
}

/** About half above the most that the least of three loads came to, in five runs, two at a time. */
const MEASURED: readonly Measured[] = [
  { path: '/', owner: 'mfe-content', longest: 240 },
  { path: '/catalogue', owner: 'mfe-catalogue', longest: 400 },
  { path: '/product/10001', owner: 'mfe-catalogue', longest: 220 },
  { path: '/product/30001', owner: 'mfe-catalogue', longest: 180 },
  { path: '/cart', owner: 'mfe-cart', longest: 110, records: storedCart(VASE, ELEPHANT, RUG) },
  { path: '/blog/an-elephant-made-twice', owner: 'mfe-content', longest: 120 },
];

/** @throws {Error} when the owner has no such budget */
function longTasksOf(owner: string): number {
  const text = readFileSync(path.join(ROOT, owner, 'package.json'), 'utf8');
  const { budgets } = JSON.parse(text) as Pick<DeployManifest, 'budgets'>;
  if (budgets?.longTasks === undefined) throw new Error(`${owner} has no budget of long tasks`);
  return budgets.longTasks;
}

for (const { path: address, owner, longest, records } of MEASURED) {
  const longTasks = longTasksOf(owner);

  test(`${address} keeps a phone busy for at most ${longTasks} long tasks, none beyond ${longest} ms`, async ({
    browser,
    shop,
  }) => {
    const least = await leastTasks(browser, shop.address + address, { longTasks, longest }, records);
    expect(least.longTasks).toBeLessThanOrEqual(longTasks);
    expect(least.longest).toBeLessThanOrEqual(longest);
  });
}
