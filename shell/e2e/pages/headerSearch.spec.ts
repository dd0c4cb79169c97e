import { axeFindings } from '@tanabana/tooling/playwright/accessibility';
import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';
import { DESK } from '@tanabana/tooling/playwright/screens';

test('the keyboard opens the search, a suggested product and the listing, and going back reopens the earlier pages', async ({
  page,
}) => {
  await goTo(page, '/terms');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const open = async () => {
    await page.getByRole('button', { name: 'Search', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('combobox')).toBeFocused();
  };

  await open();
  // ARIA does not allow the role `combobox` on a field of the type `search`.
  await expect(dialog.getByRole('combobox')).toHaveAttribute('type', 'text');
  await page.keyboard.type('dhurrie');
  await expect(dialog.getByRole('option').first()).toHaveText(/Dhurrie/);
  for (const screen of [DESK, { width: 375, height: 800 }]) {
    await page.setViewportSize(screen);
    expect(await axeFindings(page)).toEqual([]);
  }
  await expect(dialog.getByRole('status').filter({ hasText: /^\d+ suggestions$/ })).toBeAttached();
  await page.keyboard.press('ArrowDown');
  const option = dialog.getByRole('option', { selected: true });
  const address = (await option.getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/terms');
  await page.goForward();
  await expect(page).toHaveURL(address);
  await page.goBack();

  await open();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/terms');
  await open();
  await page.keyboard.type('blue vase');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/catalogue?q=blue+vase');
  await expect(page.locator('main article').first()).toContainText('Vase');
  await page.goBack();
  await expect(page).toHaveURL('/terms');
});
