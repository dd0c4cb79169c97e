import { expect, type Page, type Request } from '@playwright/test';
import type { Patience } from './goTo';

/** Most that the scripts of any page may weigh as they travel, in bytes: with the client for calls, where it makes some. */
export const SCRIPT_BUDGET = 132_000;

/** Most that those of the home page may weigh, in bytes. */
export const HOME_SCRIPT_BUDGET = 120_500;

/** What a page asks for from now on. */
export interface Traffic {
  readonly requests: readonly Request[];
  /** Waits until everything that the page asked for has come, and it asks for nothing more. */
  readonly settled: (patience?: Patience) => Promise<void>;
  /** Weighs what has come of one kind (`script`, `image`), in bytes as it travels. */
  readonly weight: (kind: string) => Promise<number>;
}

export function watchTraffic(page: Page): Traffic {
  const requests: Request[] = [];
  const finished: Request[] = [];
  const outstanding = new Set<Request>();
  page.on('request', (request) => {
    requests.push(request);
    outstanding.add(request);
  });
  page.on('requestfinished', (request) => {
    finished.push(request);
    outstanding.delete(request);
  });
  page.on('requestfailed', (request) => outstanding.delete(request));

  const settled = async (patience: Patience = {}) => {
    await expect
      .poll(async () => {
        const before = requests.length;
        // What has come may ask for more as soon as it is run and painted.
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))),
        );
        return outstanding.size === 0 && requests.length === before;
      }, patience)
      .toBe(true);
  };
  const weight = async (kind: string) => {
    await settled();
    const sizes = await Promise.all(
      finished.filter((request) => request.resourceType() === kind).map((request) => request.sizes()),
    );
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  };
  return { requests, settled, weight };
}
