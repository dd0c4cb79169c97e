import type { Locator, Page } from '@playwright/test';
import { expectHydrated, goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';
import { DESK } from '@tanabana/tooling/playwright/screens';

/** Distance of an element from the top of the screen, in pixels. */
const topOf = (element: Locator) => element.evaluate((found) => found.getBoundingClientRect().top);

/** Scrolls with the wheel until an element is in the upper part of the screen and no longer moves. */
async function wheelTo(page: Page, element: Locator): Promise<void> {
  await expect
    .poll(
      async () => {
        if ((await element.count()) > 0 && (await topOf(element)) < 500) return true;
        await page.mouse.wheel(0, 300);
        return false;
      },
      { intervals: [50] },
    )
    .toBe(true);
  let before = Number.NaN;
  await expect
    .poll(
      async () => {
        const isStill = (await topOf(element)) === before;
        before = await topOf(element);
        return isStill;
      },
      { intervals: [100] },
    )
    .toBe(true);
}

/**
 * Follows a link and waits for the page. Returns the distance of the link from the top when it was clicked, in
 * pixels.
 */
async function leaveBy(page: Page, link: Locator): Promise<number> {
  const address = await link.evaluate((element: HTMLAnchorElement) => element.href);
  // Records the position at the click, because Playwright scrolls before the click if the header covers the link.
  await link.evaluate((element) => {
    const note = () => Object.assign(window, { left: element.getBoundingClientRect().top });
    document.addEventListener('click', note, { capture: true, once: true });
  });
  await link.click();
  await expect(page).toHaveURL(address);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  return page.evaluate(() => (window as unknown as { left: number }).left);
}

async function reload(page: Page): Promise<void> {
  await page.reload();
  await expectHydrated(page);
}

/** Expects that an element is visible at a distance from the top of the screen, in pixels. */
async function expectAt(element: Locator, top: number): Promise<void> {
  const distance = async () => Math.abs((await topOf(element)) - top);
  await expect(element).toBeVisible();
  await expect.poll(distance).toBeLessThanOrEqual(2);
}

const cardLink = (page: Page, index: number) => page.locator('main article').nth(index).getByRole('link');
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

// Opens another page first, which caches the fonts, because system fonts would cause other line breaks.
test.beforeEach(({ page }) => goTo(page, '/about'));

for (const [screen, viewport, index] of [
  ['a phone', { width: 375, height: 812 }, 30],
  ['a desk', DESK, 50],
] as const) {
  test.describe(`on ${screen}`, () => {
    test.use({ viewport });

    test('restores the position of the listing after a reload of its product', async ({ page }) => {
      await goTo(page, '/catalogue');
      const card = cardLink(page, index);
      await wheelTo(page, card);
      const top = await leaveBy(page, card);
      await reload(page);
      await page.goBack();
      await expect(heading(page, 'Handcrafted Treasures')).toBeVisible();
      await expectAt(card, top);
    });

    test('preserves the position of the listing in a reload', async ({ page }) => {
      await goTo(page, '/catalogue');
      const card = cardLink(page, index);
      await wheelTo(page, card);
      const top = await topOf(card);
      await reload(page);
      await expectAt(card, top);
    });
  });
}

test('restores the positions of two pages back and forward after a reload of the last page', async ({
  page,
}) => {
  await page.setViewportSize(DESK);
  await goTo(page, '/catalogue');
  const card = cardLink(page, 30);
  await wheelTo(page, card);
  const top = await leaveBy(page, card);
  const related = page.locator('main article').first().getByRole('link');
  await wheelTo(page, related);
  const relatedTop = await leaveBy(page, related);
  await reload(page);

  await page.goBack();
  await expectAt(related, relatedTop);
  await page.goBack();
  await expectAt(card, top);
  await reload(page);
  await page.goForward();
  await expectAt(related, relatedTop);
});

test('restores the position of the blog after a reload of its post', async ({ page }) => {
  await goTo(page, '/blog');
  const post = page.locator('main a[href^="/blog/"]:not([href$=create])').nth(4);
  await wheelTo(page, post);
  const top = await leaveBy(page, post);
  await reload(page);
  await page.goBack();
  await expect(heading(page, 'Craft Stories & Insights')).toBeVisible();
  await expectAt(post, top);
});

test('restores the position of a document after another document', async ({ page }) => {
  await goTo(page, '/catalogue');
  const card = cardLink(page, 30);
  await wheelTo(page, card);
  const top = await topOf(card);
  await goTo(page, '/about');
  await page.goBack();
  await expectHydrated(page);
  await expectAt(card, top);
});

test('starts a new document at its top, or at the section of a link', async ({ page }) => {
  await goTo(page, '/terms');
  const section = page.locator('main nav a[href^="#"]').nth(3);
  const target = page.locator((await section.getAttribute('href')) ?? '');
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600);
  await goTo(page, '/terms');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await section.click();
  const sectionTop = await topOf(target);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => topOf(target)).toBeLessThan(sectionTop - 300);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.locator('main nav a[href^="#"]').nth(1).click();
  await section.click();
  await expect.poll(() => topOf(target)).toBe(sectionTop);
});

test('goes forward to the position of a page in a browser without scrollend', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'onscrollend');
    window.addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true);
  });
  await goTo(page, '/about');
  await page.locator('footer').getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
  await page.mouse.wheel(0, 900);
  const position = () => page.evaluate(() => window.scrollY);
  const stored = () => page.evaluate(() => (window.history.state as { top?: number } | null)?.top);
  await expect
    .poll(async () => (await position()) > 600 && (await stored()) === (await position()))
    .toBe(true);
  const top = await position();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await page.goForward();
  await expect.poll(position).toBe(top);
});
