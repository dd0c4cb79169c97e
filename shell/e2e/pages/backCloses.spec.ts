import { demoSession } from '@tanabana/tooling/playwright/accounts';
import { expectHydrated, goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test, type Stored } from '@tanabana/tooling/playwright/journey';
import { SAVED_VASE, storedWishlist } from '@tanabana/tooling/playwright/storedRecords';
import { press } from '../screens/narrowStates';

/**
 * Path of a page, name of a button that opens a dialog, and name of the dialog. Every team has a dialog in this list.
 */
const DIALOGS: readonly (readonly [path: string, button: string, name: string | RegExp, stored?: Stored])[] =
  [
    ['/about', 'Menu', 'My Account'],
    ['/catalogue', 'Contact Us', 'Get in Touch'],
    ['/', 'Sustainable', 'Sustainable'],
    ['/product/10001', 'Enlarge picture', /Rug/],
    ['/wishlist', 'Clear All', 'Clear your wishlist?', storedWishlist(SAVED_VASE)],
  ];

for (const [path, button, name, stored] of DIALOGS) {
  test(`going back from “${button}” on ${path} closes the dialog, and the page remains open`, async ({
    page,
    store,
  }) => {
    if (stored) await store(stored);
    await goTo(page, '/terms');
    await goTo(page, path);
    const dialog = page.getByRole('dialog', { name });
    for (let round = 0; round < 2; round += 1) {
      await press(button)(page);
      await expect(dialog).toBeVisible();
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(path);
    }
    await page.goBack();
    await expect(page).toHaveURL('/terms');
  });
}

test('going back after a dialog was closed otherwise opens the previous page', async ({ page }) => {
  await goTo(page, '/terms');
  await goTo(page, '/about');
  const drawer = page.getByRole('dialog', { name: 'My Account' });
  for (const close of ['button', 'Escape']) {
    await press('Menu')(page);
    await expect(drawer).toBeVisible();
    if (close === 'Escape') await page.keyboard.press('Escape');
    else await drawer.getByRole('button', { name: 'Close' }).click();
    await expect(drawer).toBeHidden();
    await expect
      .poll(() => page.evaluate(() => (window.history.state as { dialogs?: number }).dialogs))
      .toBe(undefined);
  }
  await page.goBack();
  await expect(page).toHaveURL('/terms');
});

test('going back from a page of the menu restores the previous page and its position, and going forward works', async ({
  page,
}) => {
  await goTo(page, '/terms');
  await page.mouse.wheel(0, 700);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
  await press('Menu')(page);
  const drawer = page.getByRole('dialog', { name: 'My Account' });
  await drawer.getByRole('link', { name: 'Artisans' }).click();
  await expect(page).toHaveURL('/artisans');
  await expect(drawer).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/terms');
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
  await page.goForward();
  await expect(page).toHaveURL('/artisans');
  await expect(drawer).toBeHidden();
});

test('a page that is reloaded with an open dialog starts without the dialog, and goes back in one step', async ({
  page,
}) => {
  await goTo(page, '/terms');
  await goTo(page, '/about');
  await press('Menu')(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.reload();
  await expectHydrated(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/terms');
});

test('going forward to a dialog that was closed by going back shows the page', async ({ page }) => {
  await goTo(page, '/about');
  await press('Menu')(page);
  await page.goBack();
  await page.goForward();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('two stacked dialogs close one after the other', async ({ page, shop, store }) => {
  await store(await demoSession(shop));
  await goTo(page, '/dashboard');
  await page.getByRole('tab', { name: 'Addresses' }).click();
  await press('Add address')(page);
  const address = page.getByRole('dialog', { name: 'Add address' });
  await expect(address).toBeVisible();
  // Opens a second dialog, as a remote may do. The shop itself opens only one dialog at a time.
  await page.evaluate(() => document.querySelector<HTMLDialogElement>('#menu')?.showModal());
  const drawer = page.locator('#menu');
  await expect(drawer).toBeVisible();
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(address).toBeVisible();
  await page.goBack();
  await expect(address).toBeHidden();
  await expect(page.getByRole('tab', { name: 'Addresses' })).toBeVisible();
});
