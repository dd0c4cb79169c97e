import { expect, type Page, type Response } from '@playwright/test';

/** Timeout in milliseconds; the journeys' configuration has the default. */
export interface Patience {
  readonly timeout?: number;
}

/** Waits until the page is hydrated, so that its controls work. */
export async function expectHydrated(page: Page, patience: Patience = {}): Promise<void> {
  await expect(page.locator('main')).toHaveAttribute('data-hydrated', patience);
}

/** Opens a path and waits until the page is hydrated. @returns the document's response */
export async function goTo(page: Page, path: string, patience?: Patience): Promise<Response | null> {
  const answer = await page.goto(path);
  await expectHydrated(page, patience);
  return answer;
}

/** Navigates within the shop as a click on a link does, without loading a document. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
