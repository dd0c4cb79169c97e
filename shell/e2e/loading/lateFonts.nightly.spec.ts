import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';
import { SHIFT_LIMIT, totalShift, watchShift } from '@tanabana/tooling/playwright/layoutShift';

/** Delay of the fonts, in milliseconds. */
const DELAY_MS = 2_000;

const PAGES = [
  '/',
  '/catalogue',
  '/product/10001',
  '/product/30001',
  '/blog',
  '/blog/an-elephant-made-twice',
  '/artisans',
  '/foundation',
  '/businesses',
  '/biomass',
  '/faq',
  '/contact',
  '/cart',
  '/enquiry',
  '/login',
];

for (const path of PAGES) {
  for (const width of [390, 768, 1280, 1920]) {
    test(`the line breaks of ${path} do not change when the fonts are late, on a screen ${width} wide`, async ({
      page,
    }) => {
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
      expect(await totalShift(page)).toBeLessThanOrEqual(SHIFT_LIMIT);
    });
  }
}
