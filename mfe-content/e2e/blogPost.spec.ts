import type { Page } from '@playwright/test';
import { expectToFit } from '@tanabana/tooling/playwright/accessibility';
import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';
import { tabTo } from '@tanabana/tooling/playwright/keyboard';
import { DESK, onEveryScreen } from '@tanabana/tooling/playwright/screens';

const POST = '/blog/how-a-rug-is-read-aloud';
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

onEveryScreen(() => {
  test('a post is liked and commented', async ({ page }) => {
    await goTo(page, POST);
    await page.getByRole('button', { name: 'Like, 48 so far' }).click();
    await expect(page.getByRole('button', { name: 'Like, 49 so far', pressed: true })).toBeVisible();
    await page.getByRole('button', { name: 'Post Comment' }).click();
    await expect(page.getByText('Please write a comment first')).toBeVisible();
    await expectToFit(page);
    await field(page, 'Your comment').fill('My grandmother counted like that.');
    await page.getByRole('button', { name: 'Post Comment' }).click();
    await expect(heading(page, 'Comments (4)')).toBeVisible();
    await expect(page.getByText('Just now')).toBeVisible();
    await expect(field(page, 'Your comment')).toHaveValue('');
    await expectToFit(page);
  });
});

test('likes and comments of a post are side by side on phones', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await goTo(page, POST);
  const like = await page.getByRole('button', { name: 'Like, 48 so far' }).boundingBox();
  const comments = await page.getByRole('link', { name: '3 comments' }).boundingBox();
  expect(comments?.y).toBe(like?.y);
});

test('a visitor searches, reads, likes, comments and starts a post with the keyboard alone', async ({
  page,
}) => {
  await page.setViewportSize(DESK);
  await goTo(page, '/blog');
  await tabTo(page.getByRole('searchbox', { name: 'Search blog posts' }));
  await page.keyboard.type('aloud');
  await expect(heading(page, '1 post found')).toBeVisible();
  await tabTo(page.getByRole('button', { name: 'Textiles' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/category=Textiles/);
  await tabTo(page.getByRole('region', { name: '1 post found' }).getByRole('link'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'How a rug is read aloud' })).toBeVisible();
  await tabTo(page.getByRole('button', { name: 'Like, 48 so far' }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Like, 49 so far' })).toBeVisible();
  await tabTo(field(page, 'Your comment'));
  await page.keyboard.type('Well sung.');
  await tabTo(page.getByRole('button', { name: 'Post Comment' }));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Comments (4)')).toBeVisible();
  await tabTo(page.getByRole('link', { name: 'Write Your Own' }));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Write a Blog Post')).toBeVisible();
  await tabTo(field(page, 'Title'));
  await page.keyboard.type('Short');
  await tabTo(page.getByRole('button', { name: 'Publish' }));
  await page.keyboard.press('Enter');
  await expect(field(page, 'Title')).toBeFocused();
  await expect(page.getByText('Title must be at least 10 characters')).toBeVisible();
  await tabTo(page.getByRole('link', { name: 'Cancel' }));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Craft Stories & Insights')).toBeVisible();
});
