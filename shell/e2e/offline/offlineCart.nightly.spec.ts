import { FAILED_ANSWER, newPerson } from '@tanabana/tooling/playwright/accounts';
import { expectHydrated, goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';
import { storedCart, VASE } from '@tanabana/tooling/playwright/storedRecords';
import { openNetwork } from '../network';
import { expectCached, cachedAddresses, networkNotice, reload, activateWorker } from './offlineVisits';

test.use({ serviceWorkers: 'allow', allowedComplaints: FAILED_ANSWER });
test.describe.configure({ timeout: 120_000 });

test('a cart page that was never visited displays a product that is added without a network', async ({
  page,
  context,
}) => {
  await activateWorker(page);
  await goTo(page, '/product/30001');
  await expectCached(page, '/product/30001');
  await context.setOffline(true);
  await reload(page);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await page.locator('header').getByRole('link', { name: 'Cart, 25 items' }).click();
  await expect(page).toHaveURL('/cart');
  await expectHydrated(page);
  await expect(page.locator('main').getByText('Blue Pottery Vase').first()).toBeVisible();
  await page
    .getByRole('button', { name: /more|increase/i })
    .first()
    .click();
  await expect(page.locator('header').getByRole('link', { name: 'Cart, 26 items' })).toBeVisible();
  await reload(page);
  await expect(page.locator('header').getByRole('link', { name: 'Cart, 26 items' })).toBeVisible();
});

test('cart, enquiry and wishlist display cached pictures of the product’s page without a network', async ({
  page,
  shop,
}) => {
  // Unlike `setOffline`, the proxy also ends the requests of the worker.
  const network = await openNetwork(shop.address);
  await activateWorker(page, network.address);
  await goTo(page, `${network.address}/product/30001`);
  await expectCached(page, '/product/30001');
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await page.getByRole('button', { name: 'Add to Wishlist' }).click();
  await expect(page.locator('header').getByRole('link', { name: 'Wishlist, 1 item' })).toBeVisible();
  await expect.poll(async () => (await cachedAddresses(page, 'files')).join(' ')).toMatch(/30001-whole/);
  network.cut(true);
  for (const path of ['/cart', '/enquiry', '/wishlist']) {
    await goTo(page, network.address + path);
    const picture = page.locator('main article img');
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), path)
      .toBeGreaterThan(0);
  }
  network.close();
});

test('an enquiry is prepared without a network: the mail, the text to copy, the printed page', async ({
  page,
  context,
  store,
}) => {
  // The stored price is outdated. The page displays the current price of the catalogue.
  await store(storedCart({ ...VASE, price: 1 }));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await activateWorker(page);
  await context.setOffline(true);
  await goTo(page, '/enquiry');
  await page.getByRole('textbox', { name: 'Additional Notes' }).fill('Written on a train');
  await page.evaluate(() => {
    window.open = (address) => {
      Object.assign(window, { mail: String(address) });
      return window;
    };
  });
  await page.getByRole('button', { name: 'Send Enquiry Email' }).click();
  await page.waitForFunction(() => 'mail' in window);
  const mail = new URL(await page.evaluate(() => Reflect.get(window, 'mail') as string));
  expect(mail.searchParams.get('body')).toContain('Written on a train');
  expect(mail.searchParams.get('body')).toContain('Subtotal: ₹50,400');
  await page.getByRole('button', { name: 'Copy text' }).click();
  await expect(page.getByText('Text copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(VASE.title);
  await page.emulateMedia({ media: 'print' });
  await expect(
    page.getByRole('article', { name: 'Quotation request' }).getByText('Written on a train'),
  ).toBeVisible();
  await expect(networkNotice(page)).toBeHidden();
});

test('signing out removes the cached pages', async ({ page, context }) => {
  const { name, email, password } = newPerson();
  await activateWorker(page);
  await goTo(page, '/register');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(password);
  await page.locator('form').getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL('/dashboard');
  await goTo(page, '/product/30001');
  await expectCached(page, '/product/30001');
  expect((await cachedAddresses(page, 'files')).join(' ')).toMatch(/30001-/);
  await goTo(page, '/dashboard');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect.poll(() => cachedAddresses(page)).not.toContain('/product/30001');
  expect((await cachedAddresses(page, 'files')).join(' ')).not.toMatch(/30001-/);
  // Logging out does not remove the pages that work offline without an earlier visit.
  await expectCached(page, '/_offline', '/cart', '/enquiry', '/wishlist');
  await context.setOffline(true);
  await page.goto('/product/30001');
  await expect(page).toHaveURL(/\/_offline/);
});
