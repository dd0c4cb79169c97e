import type { Page } from '@playwright/test';
import { axeFindings, expectToFit } from '@tanabana/tooling/playwright/accessibility';
import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';
import { ELEPHANT, RUG, storedCart, VASE } from '@tanabana/tooling/playwright/storedRecords';

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
    `Line 2: ${VASE.title}, 10 in (25 cm): 50 units`,
    /^Line 3: Gulnar Medallion Rug comes in several sizes\.Choose a size:5 x 7 ft/,
    'Line 4: We could not match “TB-NO-1”.',
  ]);
  await expectToFit(page);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add 1 line to my cart' }).click();
  await expect(page.getByRole('article', { name: VASE.title })).toBeVisible();
  await expect(area).toHaveValue('SKU\tUnits\n3: TB-BHD-MED-10001, 30\n4: TB-NO-1; 30');
});

test('a spreadsheet with a heading is added by names and centimetres, and fills target price and note of the enquiry', async ({
  page,
}) => {
  await goTo(page, '/cart');
  await page.getByText('Add lines from a spreadsheet').click();
  const reader = page.waitForRequest((request) => request.url().includes('/assets/cart/'));
  const area = page.getByRole('textbox', { name: 'Lines' });
  const row = (...cells: string[]) => cells.join('\t');
  await area.fill(
    [
      row('No.', 'Product', 'Size (cm)', 'Qty', 'Target price', 'Remarks'),
      row('1', RUG.title, '244 x 305', '40', '85,000', 'by "Holi"'),
      row('2', 'Engravd Brass Urly', '12"', '1,200', '₹ 2,000'),
      row('3', 'Teak elephant', '', '30'),
      row('', 'Total', '', '1,270'),
    ].join('\r\n'),
  );
  // The script that reads spreadsheets is loaded only now.
  await reader;
  const results = page.getByRole('list', { name: 'Results' });
  await expect(results.getByRole('listitem')).toContainText([
    `Line 2: ${RUG.title}, 8 x 10 ft (244 × 305 cm) for 244 x 305 cm: 40 units, target price ₹85,000, note: by "Holi"`,
    'Line 3: We could not match “Engravd Brass Urly”.',
    'Line 4: We could not match “Teak elephant”.',
  ]);
  await results.getByRole('button', { name: 'Engraved Brass Urli?' }).click();
  await expect(results).toContainText(
    'Line 3: Engraved Brass Urli, 12 in (30 cm): 1,200 units, target price ₹ 2,000',
  );
  await expectToFit(page);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add 2 lines to my cart' }).click();
  await expect(area).toHaveValue(/^No\.\tProduct.*\n4: 3\tTeak elephant\t\t30$/);
  await page.getByRole('link', { name: 'Enquire Now' }).click();
  const line = page.getByRole('article', { name: RUG.title });
  await expect(line.getByRole('textbox', { name: /^Target price/ })).toHaveValue('85,000');
  await expect(line.getByRole('textbox', { name: /^Note/ })).toHaveValue('by "Holi"');
});
