import type { Locator, Page } from '@playwright/test';
import { goTo } from '@tanabana/build/playwright/goTo';
import { expect, test } from '@tanabana/build/playwright/journey';
import { tabTo } from '@tanabana/build/playwright/keyboard';
import { ELEPHANT, RUG, storedCart, VASE } from '@tanabana/build/playwright/storedRecords';
import { coveredBy } from './coveredBy';

const PAGES = [
  '/',
  '/product/30001',
  '/cart',
  '/checkout',
  '/enquiry',
  '/blog/how-a-rug-is-read-aloud',
  '/blog',
];
const SIZES = [
  { width: 375, height: 812 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
];

const contactOn = (page: Page) => page.getByRole('button', { name: 'Contact Us' });

/** Waits until scrolling, checks and animations have ended. */
async function rest(page: Page): Promise<void> {
  // The scroll event is dispatched in the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(page.locator('[data-ground="unknown"]')).toHaveCount(0);
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) <= 1_000);
    await Promise.all(passing.map(({ finished }) => finished.catch(() => undefined)));
  });
}

/**
 * Scrolls a page and waits until it is still.
 * @param top in pixels, limited by the end of the page
 */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await rest(page);
}

/** Counts layout shifts of the floating control. @returns reads the count */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const watched = window as unknown as { shifts: number };
    watched.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { sources = [] } = entry as PerformanceEntry & { sources?: readonly { node?: Node }[] };
        if (sources.some(({ node }) => node?.parentElement?.closest('[data-ground]'))) watched.shifts += 1;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: number }).shifts);
}

/** Expects the whole control on the screen, with its label visible and clickable on wide screens only. */
async function expectToStandOut(contact: Locator, width: number): Promise<void> {
  const box = await contact.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width - 16);
  const showsWords = await contact.evaluate((button) => {
    const { left, top, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(left - 50, top + height / 2));
  });
  expect(showsWords).toBe(width >= 1024);
}

for (const { width, height } of SIZES) {
  test.describe(`on a screen ${width} wide`, () => {
    test.use({ viewport: { width, height } });

    for (const path of PAGES) {
      test(`Contact Us covers nothing on ${path}`, async ({ page, store }) => {
        await store(storedCart(VASE, path === '/enquiry' ? RUG : ELEPHANT));
        await goTo(page, path);
        await expect(page.getByText(/^Loading your/)).toHaveCount(0);
        const shifts = await watchShifts(page);
        const end = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
        const steps = Math.min(12, Math.max(2, Math.ceil(end / (height * 0.45))));
        for (let step = 0; step <= steps; step += 1) {
          await scrollTo(page, Math.round((end * step) / steps));
          // Content that loads late, such as a picture, is checked once it is still.
          await expect.poll(() => coveredBy(page), `${step} of ${steps} down`).toEqual([]);
        }
        expect(await shifts()).toBe(0);
      });
    }

    test('Contact Us can always be clicked, and keyboard focus brings it out', async ({ page }) => {
      await goTo(page, '/terms');
      await scrollTo(page, 700);
      const contact = contactOn(page);
      const modal = page.getByRole('dialog', { name: 'Get in Touch' });
      await contact.click();
      await expect(modal).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(modal).toBeHidden();

      await page.locator('footer a').last().focus();
      await scrollTo(page, 700);
      await tabTo(contact);
      await rest(page);
      await expectToStandOut(contact, width);
      await page.keyboard.press('Enter');
      await expect(modal).toBeVisible();
    });

    test('Contact Us is a tab or a whole circle where it would cover text, not a circle that is cut off', async ({
      page,
    }) => {
      await goTo(page, '/terms');
      await scrollTo(page, 700);
      const shape = await contactOn(page).evaluate((button) => {
        const { borderTopRightRadius, borderBottomRightRadius } = getComputedStyle(button);
        const isWhole = button.getBoundingClientRect().right <= document.documentElement.clientWidth;
        return isWhole || [borderTopRightRadius, borderBottomRightRadius].every((radius) => radius === '0px');
      });
      expect(shape).toBe(true);
    });

    test('Contact Us is fully visible where it covers neither text nor controls', async ({ page }) => {
      await goTo(page, '/about');
      await scrollTo(page, 100_000);
      await expectToStandOut(contactOn(page), width);
    });
  });
}

test('the words of Contact Us are not seen while they are cut', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await goTo(page, '/about');
  await scrollTo(page, 100_000);
  const seenWhileCut = await contactOn(page).evaluate(async (button) => {
    const words = button.querySelector('span');
    if (!words) throw new Error('It has no words');
    const seen = new Set<string>();
    window.scrollBy({ top: -60, behavior: 'instant' });
    // It folds, and unfolds once the page is still.
    for (let frame = 0; frame < 60; frame += 1) {
      await new Promise(requestAnimationFrame);
      const { clipPath, color, paddingLeft } = getComputedStyle(words);
      const [, percent = '0', pixels = '0'] = /calc\((\S+)% ([+-] \S+)px\)/.exec(clipPath) ?? [];
      const cut = (words.clientWidth * Number(percent)) / 100 + Number(pixels.replace(' ', ''));
      if (cut > Number.parseFloat(paddingLeft) && color !== 'rgba(0, 0, 0, 0)') seen.add(color);
    }
    return [...seen];
  });
  expect(seenWhileCut).toEqual([]);
});
