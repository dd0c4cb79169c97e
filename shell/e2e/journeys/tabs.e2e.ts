import { closeBrowser, goTo, newVisit } from '../visit';

afterAll(closeBrowser);

test('a second tab that changes the cart changes the badge of the first', async () => {
  const { page, context } = await newVisit();
  await goTo(page, '/about');
  const other = await context.newPage();
  await goTo(other, '/product/30001');
  await other.getByRole('button', { name: 'Add to Cart' }).click();
  await page.locator('header').getByRole('link', { name: 'Cart, 25 items' }).waitFor();
  await context.close();
});

test('back and forward show the pages again, each from where it was left; a new page starts at its top', async () => {
  const { page, context, complaints } = await newVisit({ viewport: { width: 1280, height: 800 } });
  await goTo(page, '/catalogue');
  await page.evaluate(() => window.scrollTo(0, 600));
  await page.waitForFunction(() => window.scrollY === 600);
  await page
    .locator('footer')
    .getByRole('link', { name: 'Blog' })
    .evaluate((link: HTMLElement) => link.click());
  await page.getByRole('heading', { level: 1, name: 'Craft Stories & Insights' }).waitFor();
  await page.waitForFunction(() => window.scrollY === 0);
  expect(await page.title()).toMatch(/\| Tanabana$/);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');

  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Handcrafted Treasures' }).waitFor();
  await page.waitForFunction(() => window.scrollY === 600);
  await page.goForward();
  await page.getByRole('heading', { level: 1, name: 'Craft Stories & Insights' }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('a corrupt stored cart is ignored and the shop goes on', async () => {
  const { page, context, complaints } = await newVisit();
  await context.addInitScript(() => window.localStorage.setItem('tanabana_cart', '{"items":[{"id":1,'));
  await goTo(page, '/cart');
  await page.getByText('Your Cart is Empty').waitFor();
  expect(
    complaints.filter((complaint) => !complaint.startsWith('warning: The record "tanabana_cart"')),
  ).toEqual([]);
  await context.close();
});
