import { expectHydrated } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';
import { expectEarlyInteraction } from './expectEarlyInteraction';
import { EARLY_INTERACTIONS } from './allEarlyInteractions';
import { EXTENSIONS, insistOnIcons } from './extensions';

declare global {
  interface Window {
    served: Element[];
  }
}

const PATHS = ['/', '/product/30001', '/cart', '/enquiry', '/login', '/contact'];

const SHOWN = [
  'adds a craft to the cart',
  'opens the search and types',
  'sends a message',
  'shows a password',
];

for (const [what, change] of Object.entries(EXTENSIONS)) {
  test(`hydrates the server's HTML of every page when an extension ${what}`, async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        window.served = [...document.querySelectorAll('header, footer, input, textarea, select')];
      });
    });
    await page.addInitScript(change);
    for (const path of PATHS) {
      await page.goto(path);
      await expectHydrated(page);
      await expect(page.locator('.extension').first(), path).toBeAttached();
      const found = await page.evaluate(() => ({
        replaced: window.served.filter((element) => !element.isConnected).length,
        usable: performance.getEntriesByName('usable').length,
      }));
      expect(found, path).toEqual({ replaced: 0, usable: 1 });
    }
  });
}

for (const earlyInteraction of EARLY_INTERACTIONS.filter(({ title }) => SHOWN.includes(title))) {
  test(`when an extension adds icons, a visitor ${earlyInteraction.title} before the scripts are loaded`, async ({
    page,
  }) => {
    await page.addInitScript(EXTENSIONS['puts an icon beside each field']);
    await expectEarlyInteraction(page, earlyInteraction);
  });
}

test.describe('an extension that repeats its changes', () => {
  // The extension changes the HTML. React therefore reports a mismatch, and renders the page again.
  test.use({ allowedComplaints: /React error #418/ });

  for (const earlyInteraction of EARLY_INTERACTIONS.filter(({ title }) => SHOWN.includes(title))) {
    test(`does not break the layout, and a visitor ${earlyInteraction.title} before the scripts are loaded`, async ({
      page,
    }) => {
      await page.addInitScript(insistOnIcons);
      await page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => {
          window.served = [...document.querySelectorAll('header, footer')];
        });
      });
      await expectEarlyInteraction(page, earlyInteraction);
      expect(await page.evaluate(() => window.served.filter(({ isConnected }) => !isConnected))).toEqual([]);
      expect(await page.evaluate(() => performance.getEntriesByName('usable').length)).toBe(1);
    });
  }
});
