import { expect, type Page, type Request } from '@playwright/test';
import type { Patience } from './goTo';

/** Maximum transfer size of a page's scripts, in bytes. The size includes the HTTP client if the page loads it. */
export const SCRIPT_BUDGET = 140_000;

/** Maximum transfer size of the home page's scripts, in bytes. */
export const HOME_SCRIPT_BUDGET = 133_000;

/** Requests of a page since the call of `watchTraffic`. */
export interface Traffic {
  readonly requests: readonly Request[];
  /** Waits until all requests have ended and the page sends no further requests. */
  readonly settled: (patience?: Patience) => Promise<void>;
  /** Returns the total size of all responses of a resource type, as in `script` or `image`, in bytes. */
  readonly weight: (type: string) => Promise<number>;
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
        // Waits for a frame and an idle period, because scripts may send more requests when they run or when the page
        // is painted.
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))),
        );
        return outstanding.size === 0 && requests.length === before;
      }, patience)
      .toBe(true);
  };
  const weight = async (type: string) => {
    await settled();
    const sizes = await Promise.all(
      finished.filter((request) => request.resourceType() === type).map((request) => request.sizes()),
    );
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  };
  return { requests, settled, weight };
}
