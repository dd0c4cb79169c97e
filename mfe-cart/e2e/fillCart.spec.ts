import type { Page } from '@playwright/test';
import { axeFindings, expectToFit } from '@tanabana/build/playwright/accessibility';
import { goTo } from '@tanabana/build/playwright/goTo';
import { expect, test } from '@tanabana/build/playwright/journey';
import { ELEPHANT, RUG, storedCart, VASE } from '@tanabana/build/playwright/storedRecords';

test.use({ reducedMotion: 'reduce' });

const lines = (page: Page) => page.getByRole('article');

test('a link fills the cart of another browser after a confirmation', async ({ context, page, store }) => {
  await store(storedCart(VASE, RUG));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await goTo(page, '/cart');
  await page.getByText('Share or save this cart').click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  await store(storedCart(ELEPHANT));
  await goTo(page, `${link},77:30,${RUG.id}:30:3_x_3_ft`);
  const dialog = page.getByRole('dialog', { name: 'Cart from a link' });
  await expect(dialog).toContainText('We could not match “77”.');
  await expect(dialog).toContainText(`${RUG.title} does not come in 3 x 3 ft.`);
  await expectToFit(page);
  expect(await axeFindings(page)).toEqual([]);
  await page.reload();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(lines(page)).toHaveCount(1);

  await page.goto('/');
  await goTo(page, link);
  await dialog.getByRole('button', { name: 'Replace my cart' }).click();
  await expect(lines(page)).toHaveCount(2);
  await expect(page.getByRole('article', { name: RUG.title })).toContainText('8 x 10 ft');
  await page.reload();
  await expect(lines(page)).toHaveCount(2);
  await expect(dialog).toBeHidden();
});

test('each line pasted from a spreadsheet gets an answer and is added', async ({ page, store }) => {
  await store(storedCart(ELEPHANT));
  await goTo(page, '/cart');
  await page.getByText('Add lines from a spreadsheet').click();
  const area = page.getByRole('textbox', { name: 'Lines' });
  await area.fill('SKU\tUnits\nTB-JPR-BLP-30001\t50\t10 in\nTB-BHD-MED-10001, 30\nTB-NO-1; 30');
  await expect(page.getByRole('list', { name: 'Results' }).getByRole('listitem')).toHaveText([
    `Line 2: ${VASE.title}, 10 in: 50 units`,
    /^Line 3: Gulnar Medallion Rug comes in several sizes\. Please add one: 5.x.7.ft/,
    'Line 4: We could not match “TB-NO-1”.',
  ]);
  await expectToFit(page);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add 1 line to my cart' }).click();
  await expect(page.getByRole('article', { name: VASE.title })).toBeVisible();
  await expect(area).toHaveValue('TB-BHD-MED-10001, 30\nTB-NO-1; 30');
});
