import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';

test('a rug is added to the cart from the catalogue and sent in an enquiry, and the badge counts it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await goTo(page, '/catalogue');
  await expect(page.getByRole('heading', { level: 1, name: 'Handcrafted Treasures' })).toBeVisible();
  const [, listed, all] =
    /Showing (\d+) of (\d+) products/.exec(await page.locator('main').innerText()) ?? [];
  expect(Number(listed)).toBeGreaterThanOrEqual(24);
  expect(Number(all)).toBeGreaterThanOrEqual(Number(listed));

  await goTo(page, '/catalogue?category=rugs');
  await page.locator('main a[href^="/product/100"]').first().click();
  await expect(page).toHaveURL(/\/product\/100\d\d/);
  await expect(page.getByText('Minimum Order Quantity: 25 units')).toBeVisible();
  await expect(page.getByText('Price on request').first()).toBeVisible();

  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('button', { name: 'Added to Cart!' })).toBeVisible();
  const cartLink = page.locator('header').getByRole('link', { name: 'Cart, 25 items' });
  await expect(cartLink).toBeVisible();
  await cartLink.click();

  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('heading', { level: 1, name: 'Shopping Cart' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Decrease quantity' })).toBeDisabled();
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(page.locator('header').getByRole('link', { name: 'Cart, 26 items' })).toBeVisible();
  await expect(page.getByText('One or more Rug items require a custom quotation.')).toBeVisible();

  await page.getByRole('link', { name: 'Enquire Now' }).click();
  await expect(page).toHaveURL('/enquiry');
  await page.getByLabel(/Additional Notes/).fill('For a hotel & its café');
  await page.evaluate(() => {
    window.open = (address) => {
      document.body.dataset.opened = String(address);
      return null;
    };
  });
  await page.getByRole('button', { name: 'Send Enquiry Email' }).click();
  await expect(page.getByRole('button', { name: 'Preparing…' })).toBeVisible();
  await page.waitForFunction(() => document.body.dataset.opened);
  const mail = new URL((await page.evaluate(() => document.body.dataset.opened)) ?? '');
  expect(mail.protocol).toBe('mailto:');
  expect(mail.pathname).toBe('enquiries@tanabana.example');
  expect(mail.searchParams.get('subject')).toBe('Product Enquiry - Tanabana');
  const body = mail.searchParams.get('body') ?? '';
  expect(body).toContain('For a hotel & its café');
  expect(body.split('\r\n')).toContain('   Quantity: 26');
  expect(body).not.toContain('Subtotal');
});

test('the demo login leads to a dashboard with orders from the account service', async ({ page }) => {
  await goTo(page, '/dashboard');
  await expect(page).toHaveURL(/\/login/);
  await page.getByRole('button', { name: /demo/i }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText(/You have \d+ orders\./)).toBeVisible();

  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(
    page.getByRole('dialog', { name: /^Welcome / }).getByRole('link', { name: 'Profile' }),
  ).toBeVisible();
});

test('the blog lists every post of the sitemap', async ({ page, request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const stories = [...sitemap.matchAll(/\/blog\/[\w-]+/g)].map(([address]) => address);
  await goTo(page, '/blog');
  await expect(page.getByRole('heading', { level: 1, name: 'Craft Stories & Insights' })).toBeVisible();
  const links = page.locator('main a[href^="/blog/"]:not([href="/blog/create"])');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(stories).not.toEqual([]);
  expect([...new Set(addresses)].sort()).toEqual(stories.sort());
});
