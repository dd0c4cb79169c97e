import { closeBrowser, goTo, newVisit } from '../visit';

afterAll(closeBrowser);

test('from the catalogue to an enquiry, with the badge following', async () => {
  const { page, context, complaints } = await newVisit({ viewport: { width: 1280, height: 900 } });
  await goTo(page, '/catalogue');
  await page.getByRole('heading', { level: 1, name: 'Handcrafted Treasures' }).waitFor();
  const [, shown, all] = /Showing (\d+) of (\d+) products/.exec(await page.locator('main').innerText()) ?? [];
  expect(Number(shown)).toBeGreaterThanOrEqual(24);
  expect(Number(all)).toBeGreaterThanOrEqual(Number(shown));

  await goTo(page, '/catalogue?category=rugs');
  await page.locator('main a[href^="/product/100"]').first().click();
  await page.waitForURL(/\/product\/100\d\d/);
  await page.getByText('Minimum Order Quantity: 25 units').waitFor();
  await page.getByText('Price on request').first().waitFor();

  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await page.getByRole('button', { name: 'Added to Cart!' }).waitFor();
  const cartLink = page.locator('header').getByRole('link', { name: 'Cart, 25 items' });
  await cartLink.waitFor();
  await cartLink.click();

  await page.waitForURL('**/cart');
  await page.getByRole('heading', { level: 1, name: 'Shopping Cart' }).waitFor();
  expect(await page.getByRole('button', { name: 'Decrease quantity' }).isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await page.locator('header').getByRole('link', { name: 'Cart, 26 items' }).waitFor();
  await page.getByText('One or more Rug items require a custom quotation.').waitFor();

  await page.getByRole('link', { name: 'Enquire Now' }).click();
  await page.waitForURL('**/enquiry');
  await page.getByLabel(/Additional Notes/).fill('For a hotel & its café');
  await page.evaluate(() => {
    window.open = (address) => {
      document.body.dataset.opened = String(address);
      return null;
    };
  });
  await page.getByRole('button', { name: 'Send Enquiry Email' }).click();
  await page.getByText('Preparing…').waitFor();
  await page.waitForFunction(() => document.body.dataset.opened);
  const mail = new URL((await page.evaluate(() => document.body.dataset.opened)) ?? '');
  expect(mail.protocol).toBe('mailto:');
  expect(mail.pathname).toBe('enquiries@tanabana.example');
  expect(mail.searchParams.get('subject')).toBe('Product Enquiry - Tanabana');
  const body = mail.searchParams.get('body') ?? '';
  expect(body).toContain('For a hotel & its café');
  expect(body).toContain('26');
  expect(body).not.toContain('Subtotal');

  expect(complaints).toEqual([]);
  await context.close();
});

test('the demo login leads to a dashboard with orders from the account service', async () => {
  const { page, context, complaints } = await newVisit();
  await goTo(page, '/dashboard');
  await page.waitForURL(/\/login/);
  await page.getByRole('button', { name: /demo/i }).click();
  await page.waitForURL('**/dashboard');
  await page.getByText(/You have \d+ orders\./).waitFor();

  await page.getByRole('button', { name: 'Menu' }).click();
  await page
    .getByRole('dialog', { name: /^Welcome / })
    .getByRole('link', { name: 'Profile' })
    .waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('the blog lists its stories', async () => {
  const { page, complaints } = await newVisit();
  await goTo(page, '/blog');
  await page.getByRole('heading', { level: 1, name: 'Craft Stories & Insights' }).waitFor();
  expect(await page.locator('main a[href^="/blog/"]').count()).toBeGreaterThan(3);
  expect(complaints).toEqual([]);
});
