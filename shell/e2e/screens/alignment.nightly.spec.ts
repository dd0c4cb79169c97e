import type { Locator } from '@playwright/test';
import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';

/** Returns the edges of visible content, in pixels from the left of the screen. */
async function edgesOf(element: Locator): Promise<{ readonly left: number; readonly right: number }> {
  return element.evaluate((found) => {
    // Measures the lines of an icon, because the box of an icon is larger than its lines.
    const drawn = [...found.querySelectorAll('svg > *')];
    const boxes = (drawn.length > 0 ? drawn : [found]).map((part) => part.getBoundingClientRect());
    return {
      left: Math.min(...boxes.map(({ left }) => left)),
      right: Math.max(...boxes.map(({ right }) => right)),
    };
  });
}

for (const width of [375, 1280, 1920]) {
  test.describe(`on a screen ${width} wide`, () => {
    test.use({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });

    test('the header is aligned with the page, and the wordmark is centred on wide screens', async ({
      page,
    }) => {
      await goTo(page, '/catalogue');
      const header = page.locator('header');
      const cards = await edgesOf(page.locator('main ul').filter({ has: page.locator('article') }));
      const menu = await edgesOf(header.getByRole('button', { name: 'Menu' }));
      const profile = await edgesOf(header.getByRole('link', { name: 'Profile' }));
      const wordmark = await edgesOf(header.getByRole('link', { name: /^Tanabana/ }));
      const footer = await edgesOf(page.locator('footer > div').first());
      const apart = {
        menu: menu.left - cards.left,
        profile: profile.right - cards.right,
        // On phones the wordmark is not centred, because five icons leave too little space.
        wordmark: width < 544 ? 0 : (wordmark.left + wordmark.right) / 2 - width / 2,
        footer: footer.left - cards.left,
      };
      for (const [part, pixels] of Object.entries(apart))
        expect(Math.abs(pixels), `${part} is ${pixels} pixels out of line`).toBeLessThanOrEqual(1);
    });

    test('the workshops are aligned with their heading', async ({ page }) => {
      await goTo(page, '/catalogue');
      const heading = page.getByRole('heading', { name: 'From these workshops' });
      await heading.scrollIntoViewIfNeeded();
      const first = page.getByRole('region', { name: 'From these workshops' }).getByRole('link').first();
      expect((await edgesOf(first)).left).toBe((await edgesOf(heading)).left);
    });
  });
}
