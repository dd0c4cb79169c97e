import { expect, type Page, type Request } from '@playwright/test';
import type { Patience } from './goTo';

/** Largest transfer size of a page's scripts, in bytes, including the HTTP client where it is used. */
export const SCRIPT_BUDGET = 134_000;

/** The same for the home page. */
export const HOME_SCRIPT_BUDGET = 131_000;

/** The requests of a page from now on. */
export interface Traffic {
  readonly requests: readonly Request[];
  /** Waits until all requests have ended and no more are made. */
  readonly settled: (patience?: Patience) => Promise<void>;
  /** Transfer size of one kind (`script`, `image`), in bytes. */
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
        // Loaded scripts may make more requests once they run and the page is painted.
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
