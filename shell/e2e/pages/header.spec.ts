import type { Page } from '@playwright/test';
import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';
import { tooWide } from '../screens/tooWide';

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
    await expect(header).not.toHaveAttribute('data-scrolled');
    await page.evaluate(() => window.scrollTo(0, 13));
    await expect(page.locator('header[data-scrolled]')).toBeVisible();
  });
}

test('a window of 1280 pixels at 500 % moves no page sideways', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 256, height: 180 });
  for (const path of ['/about', '/catalogue', '/product/30001']) {
    await goTo(page, path);
    expect(await tooWide(page)).toEqual([]);
  }
});

for (const width of [1024, 1280, 1400]) {
  test(`enlarged text brings no link under the wordmark on a screen ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await goTo(page, '/about');
    const links = page.getByRole('navigation', { name: 'Sections' });
    await expect(links).toBeVisible();
    const edges = () =>
      page.evaluate(() => {
        const ends = [...document.querySelectorAll('nav[aria-label=Sections] a')].map(
          (link) => link.getBoundingClientRect().right,
        );
        const wordmark = document.querySelector('header a[href="/"]')?.getBoundingClientRect().left ?? 0;
        return { links: Math.max(...ends), wordmark };
      });
    for (const size of ['16px', '17.5px', '20px', '32px']) {
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, size);
      const { links: end, wordmark } = await edges();
      expect(end, size).toBeLessThanOrEqual(wordmark);
    }
    await expect(links).toBeHidden();
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
      const visible = [...element.children].filter((script) => getComputedStyle(script).opacity !== '0');
      return visible.map((script) => script.getAttribute('lang') ?? 'Latin').join();
    }, time);
  return { link, visibleScript };
}

test('the wordmark changes through three scripts', async ({ page }) => {
  const { visibleScript } = await openWordmark(page);
  expect(await visibleScript(0)).toBe('Latin');
  expect(await visibleScript(2_400)).toBe('Latin');
  expect(await visibleScript(3_600)).toBe('hi');
  expect(await visibleScript(8_100)).toBe('ta');
  expect(await visibleScript(12_600)).toBe('Latin');
  // One script has disappeared before the next one appears.
  for (let time = 2_500; time < 3_600; time += 50) expect(await visibleScript(time)).not.toContain(',');
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
