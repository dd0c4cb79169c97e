import type { Page } from '@playwright/test';
import { goTo } from '@tanabana/build/playwright/goTo';
import { expect, test } from '@tanabana/build/playwright/journey';

for (const { width, top } of [
  { width: 375, top: 130 },
  { width: 768, top: 146 },
  { width: 1280, top: 162 },
]) {
  test(`on a screen ${width} wide the content starts ${top} pixels down, and the header changes after 12 pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 600 });
    await goTo(page, '/about');
    expect(await page.locator('main').evaluate((main) => getComputedStyle(main).paddingTop)).toBe(`${top}px`);
    const header = page.locator('header');
    expect(await header.evaluate((element) => Math.round(element.getBoundingClientRect().bottom))).toBe(top);

    await page.evaluate(() => window.scrollTo(0, 12));
    await expect(header).toHaveAttribute('data-scrolled', 'false');
    await page.evaluate(() => window.scrollTo(0, 13));
    await expect(page.locator('header[data-scrolled="true"]')).toBeVisible();
  });
}

/**
 * Opens a page. `visibleScript` returns the writing system of the visible wordmark at a time of the wordmark's
 * animation, in milliseconds.
 */
async function openWordmark(page: Page) {
  await goTo(page, '/about');
  const link = page.getByRole('link', { name: /^Tanabana/ });
  const visibleScript = (time: number) =>
    link.evaluate((element, currentTime) => {
      for (const animation of element.getAnimations({ subtree: true })) {
        animation.pause();
        animation.currentTime = currentTime;
      }
      const visible = [...element.children].filter((script) => getComputedStyle(script).opacity === '1');
      return visible.map((script) => script.getAttribute('lang') ?? 'Latin').join();
    }, time);
  return { link, visibleScript };
}

test('the wordmark changes through three scripts', async ({ page }) => {
  const { visibleScript } = await openWordmark(page);
  expect(await visibleScript(0)).toBe('Latin');
  expect(await visibleScript(2_900)).toBe('Latin');
  expect(await visibleScript(3_600)).toBe('hi');
  expect(await visibleScript(8_100)).toBe('ta');
  expect(await visibleScript(12_600)).toBe('Latin');
});

test('the wordmark does not change while it is focused or hovered', async ({ page }) => {
  const { link } = await openWordmark(page);
  const states = () =>
    link.evaluate((element) => element.getAnimations({ subtree: true }).map(({ playState }) => playState));
  expect(await states()).toEqual(['running', 'running', 'running']);
  await link.focus();
  expect(await states()).toEqual(['paused', 'paused', 'paused']);
  await link.blur();
  await link.hover();
  expect(await states()).toEqual(['paused', 'paused', 'paused']);
});

test('the wordmark does not change with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { visibleScript } = await openWordmark(page);
  expect(await visibleScript(20_000)).toBe('Latin');
});
