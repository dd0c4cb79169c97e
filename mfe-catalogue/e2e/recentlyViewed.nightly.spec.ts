import { axeFindings } from '@tanabana/tooling/playwright/accessibility';
import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';
import { onEveryScreen } from '@tanabana/tooling/playwright/screens';

onEveryScreen(() => {
  test('recently viewed products are linked and cleared', async ({ page }) => {
    await goTo(page, '/product/10002');
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('tanabana_recently_viewed')))
      .toBe('[10002]');
    await goTo(page, '/product/10001');

    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const viewed = page.getByRole('region', { name: 'Recently viewed' });
    await expect(viewed.getByRole('article')).toHaveCount(1);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Clear recently viewed' }).click();
    await expect(viewed).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('tanabana_recently_viewed'))).toBe('[]');
  });
});

test('a story links to its artisan, and the artisan to the products', async ({ page }) => {
  await goTo(page, '/product/10001');
  await page.getByRole('heading', { name: 'The artisan’s story' }).scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: 'Meet Ram Lakhan Maurya' }).click();
  const story = page.getByRole('dialog', { name: 'Ram Lakhan Maurya' });
  await story.getByRole('link', { name: 'See what Kaleen Bagh Weavers Cooperative makes' }).click();
  await expect(page).toHaveURL('/catalogue?workshop=kaleen-bagh-weavers-cooperative');
  await expect(page.getByRole('link', { name: /Gulnar Medallion Rug/ }).first()).toBeVisible();
});
