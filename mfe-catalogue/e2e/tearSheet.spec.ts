import { axeFindings, expectToFit } from '@tanabana/tooling/playwright/accessibility';
import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';

test.use({ reducedMotion: 'reduce' });

test('the tear sheet of a product is a page of its own on paper', async ({ page }) => {
  await goTo(page, '/product/30001');
  await page.getByRole('link', { name: 'Print a tear sheet' }).click();
  await expect(page).toHaveURL('/tear-sheet?ids=30001');
  const sheet = page.getByRole('article', { name: 'Blue Pottery Vase with Lotus Vine' });
  await expect(sheet.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await expectToFit(page);
  expect(await axeFindings(page)).toEqual([]);

  await page.emulateMedia({ media: 'print' });
  for (const hidden of [
    page.getByRole('heading', { level: 1 }),
    page.getByRole('button', { name: 'Print' }),
    page.getByRole('contentinfo'),
  ])
    await expect(hidden).toBeHidden();
  await expect(sheet).toBeVisible();
  await expect(sheet).toHaveCSS('border-top-width', '0px');
  const picture = await sheet.locator('img').first().boundingBox();
  const name = await sheet.getByRole('heading', { level: 2 }).boundingBox();
  expect(name?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0));
  // The detail and the story of the maker fill the foot of the sheet.
  const detail = await sheet.locator('figure').boundingBox();
  const foot = await sheet.boundingBox();
  expect(detail?.height).toBeGreaterThan(180);
  expect(
    Math.abs((detail?.y ?? 0) + (detail?.height ?? 0) - (foot?.y ?? 0) - (foot?.height ?? 0)),
  ).toBeLessThan(2);
});

test('several products have a page each', async ({ page }) => {
  await goTo(page, '/tear-sheet?ids=10001,10002,10003,30001,30002,30033');
  await expect(page.getByRole('article')).toHaveCount(6);
  for (const format of ['A4', 'Letter']) {
    const pdf = (await page.pdf({ format })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g), format).toHaveLength(6);
  }
});
