import type { Page } from 'playwright-core';

/** Most that the scripts of a page may weigh as they travel, in bytes. */
export const SCRIPT_BUDGET = 140_000;

/** What the client for calls adds when a page makes its first, in bytes. */
export const CALL_CLIENT = 20_500;

/**
 * Weighs the scripts that a page asks for from now on.
 * @returns tells what those that have come weigh together, in bytes as they travel
 */
export function weighScripts(page: Page): () => Promise<number> {
  const weights: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      weights.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  return async () => (await Promise.all(weights)).reduce((sum, one) => sum + one, 0);
}
