import type { Page } from '@playwright/test';

/** Where a document counts, before anything of it is shown. */
type Counting = Window & { shift: number };

/** Has every document that a page opens from now on count how much of it moves by itself. */
export async function watchShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counting = window as unknown as Counting;
    counting.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) counting.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** How much has moved so far, as the browser counts layout shift: 0 is nothing. */
export function totalShift(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as Counting).shift);
}
