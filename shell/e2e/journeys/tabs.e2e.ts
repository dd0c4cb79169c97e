import type { Page } from 'playwright-core';
import { ELEPHANT, having, VASE } from '../storedRecords';
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

/** Fifty clicks on a control, one right after the other. */
const clickFiftyTimes = (page: Page, name: string) =>
  page
    .getByRole('button', { name })
    .first()
    .evaluate((control: HTMLElement) => {
      for (let clicks = 0; clicks < 50; clicks += 1) control.click();
    });

test('of fifty additions in each of two tabs at once none is lost', async () => {
  const { page, context, complaints } = await newVisit(
    having({ cart: [VASE], wishlist: [{ ...ELEPHANT, name: 'x' }] }),
  );
  const other = await context.newPage();
  await Promise.all([goTo(page, '/cart'), goTo(other, '/cart')]);
  await Promise.all([page, other].map((tab) => clickFiftyTimes(tab, 'Increase quantity')));
  for (const tab of [page, other]) {
    await tab
      .locator('header')
      .getByRole('link', { name: `Cart, ${VASE.quantity + 100} items` })
      .waitFor();
  }

  await Promise.all([goTo(page, '/wishlist'), goTo(other, '/wishlist')]);
  await Promise.all([page, other].map((tab) => clickFiftyTimes(tab, 'Add to Cart')));
  // The first addition makes the minimum of 25, each of the 99 others one more.
  const all = VASE.quantity + 100 + 25 + 99;
  for (const tab of [page, other]) {
    await tab
      .locator('header')
      .getByRole('link', { name: `Cart, ${all} items` })
      .waitFor();
  }
  expect(complaints).toEqual([]);
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
