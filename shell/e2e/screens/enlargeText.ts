import type { Page } from '@playwright/test';

/** Sets the browser's text to 200 % of its usual size, as a visitor may. */
export const enlargeText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '32px';
  });
