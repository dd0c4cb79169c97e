import { expect, type Page, type Response } from '@playwright/test';

/** How long to wait, in milliseconds; as the journeys' configuration says unless given. */
export interface Patience {
  readonly timeout?: number;
}

/** Waits until the browser has taken over the page that the server rendered: its controls work from now on. */
export async function expectHydrated(page: Page, patience: Patience = {}): Promise<void> {
  await expect(page.locator('main')).toHaveAttribute('data-hydrated', patience);
}

/** Goes to a path and waits until the browser has taken the page over. @returns the document's answer */
export async function goTo(page: Page, path: string, patience?: Patience): Promise<Response | null> {
  const answer = await page.goto(path);
  await expectHydrated(page, patience);
  return answer;
}

/** Goes to a path inside the shop as a click on a link does, without another document. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
