import type { Page } from '@playwright/test';
import { RUG } from '@tanabana/tooling/playwright/storedRecords';
import { expect, test } from '@tanabana/tooling/playwright/journey';
import { holdScripts } from './holdScripts';

const PRODUCT = `/product/${RUG.id}`;

function watchPictures(page: Page): readonly string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const name = /-(whole|detail|setting)\./.exec(request.url())?.[1];
    if (name && request.resourceType() === 'image') names.push(name);
  });
  return names;
}

const isShown = (page: Page) =>
  page
    .locator('main img')
    .first()
    .evaluate((picture: HTMLImageElement) => picture.complete && picture.naturalWidth > 0);

test('fetches the pictures of other slides when the scripts have arrived', async ({ page }) => {
  const release = await holdScripts(page);
  const requested = watchPictures(page);
  await page.goto(PRODUCT, { waitUntil: 'commit' });
  await expect.poll(() => isShown(page)).toBe(true);
  expect(requested).not.toContain('detail');
  const started = Date.now();
  release();
  await expect.poll(() => requested).toEqual(expect.arrayContaining(['detail', 'setting']));
  expect(Date.now() - started).toBeLessThan(2_500);
});

test('fetches the pictures of other slides after 3 seconds if the scripts are late', async ({ page }) => {
  const release = await holdScripts(page);
  const requested = watchPictures(page);
  await page.goto(PRODUCT, { waitUntil: 'commit' });
  await expect.poll(() => requested).toEqual(expect.arrayContaining(['detail', 'setting']));
  await expect(page.locator('[data-started]')).toHaveCount(0);
  release();
});
