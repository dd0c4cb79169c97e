import { expect, type Page, type Response } from '@playwright/test';

export interface Patience {
  /** Timeout in milliseconds. The default is in the configuration of the journeys. */
  readonly timeout?: number;
}

export async function expectHydrated(page: Page, patience: Patience = {}): Promise<void> {
  await expect(page.locator('main')).toHaveAttribute('data-hydrated', patience);
}

/** Opens a path, and waits until the page is hydrated. */
export async function goTo(page: Page, path: string, patience?: Patience): Promise<Response | null> {
  const answer = await page.goto(path);
  await expectHydrated(page, patience);
  return answer;
}

/** Navigates to a path without loading a document. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
