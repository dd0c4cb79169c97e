import { facesOf } from '@tanabana/build/playwright/facesOf';
import { goTo } from '@tanabana/build/playwright/goTo';
import { expect, test } from '@tanabana/build/playwright/journey';

for (const [path, subjects] of [
  ['/about', { h1: 'Fraunces', 'footer a': 'Figtree' }],
  // Its text has letters that are not English.
  ['/product/10003', { h1: 'Fraunces' }],
  ['/product/30001', { h1: 'Fraunces', 'main strong': 'Figtree' }],
] as const) {
  test(`${path} is shown in the shop’s own typefaces once the browser has them`, async ({ page }) => {
    await goTo(page, '/terms');
    await page.evaluate(() => document.fonts.ready);
    await goTo(page, path);
    const devtools = await page.context().newCDPSession(page);
    for (const [selector, family] of Object.entries(subjects)) {
      const faces = await facesOf(devtools, selector);
      expect(faces).not.toEqual([]);
      for (const { familyName, isCustomFont } of faces) {
        expect([familyName, isCustomFont]).toEqual([expect.stringMatching(`^${family}`), true]);
      }
    }
  });
}
