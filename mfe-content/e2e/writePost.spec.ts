import type { Page } from '@playwright/test';
import { axeFindings, expectToFit } from '@tanabana/tooling/playwright/accessibility';
import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';
import { onEveryScreen } from '@tanabana/tooling/playwright/screens';

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

async function fillIn(page: Page): Promise<void> {
  await field(page, 'Title').fill('How to feed an indigo vat');
  await field(page, 'Excerpt').fill('e'.repeat(60));
  await field(page, 'Content').fill('c'.repeat(220));
}

onEveryScreen(() => {
  test('a post is checked, gets a picture and is published, and the blog confirms it', async ({ page }) => {
    await page.clock.install();
    await goTo(page, '/blog/create');
    await page.getByRole('button', { name: 'Publish' }).click();
    for (const fault of ['Title is required', 'Excerpt is required', 'Content is required'])
      await expect(page.getByText(fault)).toBeVisible();
    await expect(field(page, 'Title')).toBeFocused();
    await expectToFit(page);
    await field(page, 'Image').setInputFiles({
      name: 'a.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('x'),
    });
    await expect(page.getByText('Please upload a valid image file (JPEG, PNG, GIF, or WebP)')).toBeVisible();
    const buffer = Buffer.alloc(10 * 1024 * 1024);
    await field(page, 'Image').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
    await expect(page.getByText('Image size must be less than 10MB')).toBeVisible();
    await expectToFit(page);
    const dot =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    await field(page, 'Image').setInputFiles({
      name: 'vat.png',
      mimeType: 'image/png',
      buffer: Buffer.from(dot, 'base64'),
    });
    const preview = page.getByRole('img', { name: 'Preview of vat.png' });
    await expect(preview).toBeVisible();
    await page.waitForFunction(() =>
      [...document.images].some((image) => image.src.startsWith('blob:') && image.naturalWidth === 1),
    );
    await fillIn(page);
    await expectToFit(page);
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByRole('button', { name: 'Publishing...' })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.clock.runFor(2000);
    await expect(page).toHaveURL(/\/blog$/);
    await page.clock.runFor(1000);
    await expect(page.getByText('Blog post created successfully!')).toBeVisible();
    await expectToFit(page);
  });
});
