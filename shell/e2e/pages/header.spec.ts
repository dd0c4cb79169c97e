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

test('the wordmark changes through three scripts', async ({ page }) => {
  await page.clock.install();
  await goTo(page, '/about');
  const visibleScript = () =>
    page.locator('[data-shown="true"]').evaluate((element) => element.getAttribute('lang') ?? 'Latin');
  await expect.poll(visibleScript).toBe('Latin');
  await page.clock.runFor(3_000);
  await expect.poll(visibleScript).toBe('hi');
  await page.clock.runFor(4_500);
  await expect.poll(visibleScript).toBe('ta');
  await page.clock.runFor(4_500);
  await expect.poll(visibleScript).toBe('Latin');
});

test('the wordmark does not change for visitors who want no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await goTo(page, '/about');
  await page.clock.runFor(20_000);
  await expect(page.locator('[data-shown="true"]')).toHaveCount(1);
  await expect(page.locator('svg[data-shown="true"]')).toHaveCount(1);
});
