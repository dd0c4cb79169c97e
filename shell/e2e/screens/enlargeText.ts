import type { Page } from '@playwright/test';

/** Sets the text size of the browser to 200 %. */
export const enlargeText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '32px';
  });
