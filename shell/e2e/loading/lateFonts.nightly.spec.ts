import { goTo } from '@tanabana/build/playwright/goTo';
import { expect, test } from '@tanabana/build/playwright/journey';
import { totalShift, watchShift } from '@tanabana/build/playwright/layoutShift';

/** How long the fonts take, in milliseconds: the page is shown in system fonts before. */
const DELAY_MS = 4_000;

for (const path of ['/', '/catalogue', '/product/10001', '/product/30001', '/blog/an-elephant-made-twice']) {
  for (const width of [375, 1280]) {
    test(`${path} keeps its lines when fonts come late, on a screen ${width} wide`, async ({ page }) => {
      await page.route('**/*.woff2', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
        await route.continue().catch(() => undefined);
      });
      await page.setViewportSize({ width, height: 812 });
      await watchShift(page);
      await goTo(page, path);
      const firstPaint = () =>
        page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
      expect(await firstPaint()).toBeLessThan(DELAY_MS);
      await page.evaluate(() => document.fonts.ready);
      expect(await totalShift(page)).toBeCloseTo(0, 3);
    });
  }
}
