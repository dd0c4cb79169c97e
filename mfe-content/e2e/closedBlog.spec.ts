import type { Page } from '@playwright/test';
import { expectToFit } from '@tanabana/tooling/playwright/accessibility';
import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';
import { onEveryScreen } from '@tanabana/tooling/playwright/screens';

test.use({ shopEnvironment: { SETTINGS: JSON.stringify({ blogOpenToAll: false }) } });
// The tests share one server, so they run one after another in one worker.
test.describe.configure({ mode: 'default' });

const POST = '/blog/how-a-rug-is-read-aloud';
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

onEveryScreen(() => {
  test('signed-out visitors are asked to sign in, and can write after that', async ({ page }) => {
    await goTo(page, POST);
    await page.getByRole('button', { name: 'Like, 48 so far' }).click();
    await expect(page.getByText('Please sign in to like posts')).toBeVisible();
    await field(page, 'Your comment').fill('Hello');
    await page.getByRole('button', { name: 'Post Comment' }).click();
    await expect(page.getByText('Please sign in to comment')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Write Your Own' })).toHaveCount(0);
    await expectToFit(page);

    await goTo(page, '/blog/create');
    await expect(heading(page, 'Authentication Required')).toBeVisible();
    await expect(page.getByText('You need to sign in to create blog posts.')).toBeVisible();
    await expectToFit(page);
    await page.locator('main').getByRole('link', { name: 'Sign In' }).click();
    await page.getByRole('button', { name: /demo/i }).click();
    await expect(page).toHaveURL('/blog/create');
    await expect(field(page, 'Title')).toBeVisible();
    await expectToFit(page);
    await goTo(page, POST);
    await expect(page.getByRole('link', { name: 'Write Your Own' })).toBeVisible();
    await page.getByRole('button', { name: 'Like, 48 so far' }).click();
    await expect(page.getByRole('button', { name: 'Like, 49 so far' })).toBeVisible();
  });
});
