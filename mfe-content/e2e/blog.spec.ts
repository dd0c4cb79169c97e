import type { Page } from '@playwright/test';
import { axeFindings, expectToFit } from '@tanabana/tooling/playwright/accessibility';
import { FAILED_ANSWER } from '@tanabana/tooling/playwright/accounts';
import { expectHydrated, goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';
import { onEveryScreen } from '@tanabana/tooling/playwright/screens';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

onEveryScreen((width) => {
  test('the list is searched, filtered by category, and shows a message when it is empty', async ({
    page,
  }) => {
    await goTo(page, '/blog');
    await expect(heading(page, 'Latest Posts')).toBeVisible();
    const search = page.getByRole('searchbox', { name: 'Search blog posts' });
    await search.fill('rug');
    await expect(heading(page, /^\d+ posts? found$/)).toBeVisible();
    await page.getByRole('button', { name: 'Textiles' }).click();
    await expect(page).toHaveURL(/q=rug&category=Textiles/);
    await expectToFit(page);
    await page.reload();
    await expectHydrated(page);
    await expect(search).toHaveValue('rug');
    await search.fill('submarine');
    await expect(heading(page, 'No posts found')).toBeVisible();
    await expect(page.getByText('Try adjusting your search or filter criteria.')).toBeVisible();
    await expectToFit(page);
    await search.fill('');
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await expect(heading(page, 'Latest Posts')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Write a Blog Post' }).filter({ visible: true })).toHaveCount(
      width < 768 ? 2 : 1,
    );
    // Phones have room for one floating button. The page has its own.
    await expect(page.getByRole('button', { name: 'Contact Us' })).toBeVisible({ visible: width >= 768 });
  });
});

test.describe('an address without a post', () => {
  test.use({ allowedComplaints: FAILED_ANSWER });

  test('answers 404 with a link back to the blog', async ({ page }) => {
    expect((await goTo(page, '/blog/none'))?.status()).toBe(404);
    await expect(heading(page, 'Blog post not found')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.locator('main').getByRole('link', { name: 'Back to Blog' }).click();
    await expect(heading(page, 'Craft Stories & Insights')).toBeVisible();
  });
});
