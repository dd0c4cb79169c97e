import type { Page } from '@playwright/test';
import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';
import { storedCart, VASE } from '@tanabana/tooling/playwright/storedRecords';
import { ALL_PAGES } from '../routes';

/** Returns the start tags of visible fixed elements, because fixed elements cover the text of every printed page. */
function overThePage(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter(
        (element) => getComputedStyle(element).position === 'fixed' && element.getClientRects().length > 0,
      )
      .map((element) => element.outerHTML.slice(0, 100)),
  );
}

for (const path of ALL_PAGES) {
  test(`nothing covers the printed ${path}, and no pause button is printed`, async ({ page, store }) => {
    await store(storedCart(VASE));
    await goTo(page, path);
    await page.emulateMedia({ media: 'print' });
    expect(await overThePage(page)).toEqual([]);
    for (const screenOnly of [
      page.getByRole('banner'),
      page.getByRole('navigation'),
      page.getByText('Skip to'),
    ])
      await expect(screenOnly.filter({ visible: true })).toHaveCount(0);
    await expect(
      page.getByRole('button', {
        name: /^(Previous|Next|Pause|Play|Slide|Enlarge|Show picture)/,
      }),
    ).toHaveCount(0);
  });
}

test('the printed page starts at the top of the paper', async ({ page }) => {
  await goTo(page, '/terms');
  await page.emulateMedia({ media: 'print' });
  const top = await page
    .getByRole('heading', { level: 1 })
    .evaluate((title) => title.getBoundingClientRect().top);
  expect(top).toBeLessThan(120);
});

test('a toast is not printed', async ({ page }) => {
  await goTo(page, '/product/30001');
  await page.getByRole('button', { name: 'Add to Wishlist' }).click();
  const toast = page.getByText('Added to wishlist', { exact: true });
  await expect(toast).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  expect(await overThePage(page)).toEqual([]);
});

for (const path of ['/product/30001', '/terms', '/blog/how-a-rug-is-read-aloud']) {
  test(`no sheet of the printed ${path} ends with a heading or divides a heading`, async ({ page }) => {
    await goTo(page, path);
    await page.emulateMedia({ media: 'print' });
    const breaks = await page.locator('main :is(h1, h2, h3)').evaluateAll((headings) =>
      headings.map((heading) => {
        const { breakInside, breakAfter } = getComputedStyle(heading);
        return `${breakInside} ${breakAfter}`;
      }),
    );
    expect(new Set(breaks)).toEqual(new Set(['avoid avoid']));
  });
}
