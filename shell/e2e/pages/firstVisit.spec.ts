import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';

for (const [path, subjects] of [
  ['/about', { h1: 'Fraunces', 'footer a': 'Figtree' }],
  // Only the heading is checked, because other texts contain letters of other languages, which need other typefaces.
  ['/product/10003', { h1: 'Fraunces' }],
  ['/product/30001', { h1: 'Fraunces', 'main strong': 'Figtree' }],
] as const) {
  test(`${path} is displayed in the shop’s typefaces when they are loaded`, async ({ page }) => {
    await goTo(page, '/terms');
    await page.evaluate(() => document.fonts.ready);
    await goTo(page, path);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('DOM.enable');
    await devtools.send('CSS.enable');
    const { root } = await devtools.send('DOM.getDocument');
    for (const [selector, family] of Object.entries(subjects)) {
      const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
      const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
      expect(fonts).not.toEqual([]);
      for (const { familyName, isCustomFont } of fonts) {
        expect([familyName, isCustomFont]).toEqual([expect.stringMatching(`^${family}`), true]);
      }
    }
  });
}
