import type { Page } from '@playwright/test';

/** Maximum layout shift of a page. Fonts that load late may cause a small shift. */
export const SHIFT_LIMIT = 0.01;

type Counting = Window & { shift: number };

/** Measures the layout shift of every document that a page opens after the call. */
export async function watchShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counting = window as unknown as Counting;
    counting.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) counting.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export function totalShift(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as Counting).shift);
}
