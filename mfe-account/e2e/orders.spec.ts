import { axeFindings } from '@tanabana/tooling/playwright/accessibility';
import { FAILED_ANSWER } from '@tanabana/tooling/playwright/accounts';
import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect } from '@tanabana/tooling/playwright/journey';
import { SHIFT_LIMIT, totalShift, watchShift } from '@tanabana/tooling/playwright/layoutShift';
import { DESK } from '@tanabana/tooling/playwright/screens';
import { test } from './demoJourney';

test.use({ reducedMotion: 'reduce' });

test('orders show their status, date, items and total, fill the cart again, and lead to the products', async ({
  demoPage: page,
}) => {
  await goTo(page, '/dashboard');
  await expect(page.getByRole('tab', { name: 'Orders 5' })).toBeVisible();
  const orders = page.getByRole('listitem', { name: /^Order TB-/ });
  const texts = await orders.allInnerTexts();
  expect(texts.map((text) => /Placed|Confirmed|Dispatched|Delivered|Cancelled/.exec(text)?.[0])).toEqual([
    'Placed',
    'Confirmed',
    'Dispatched',
    'Delivered',
    'Cancelled',
  ]);
  for (const text of texts) {
    expect(text).toMatch(/\d{1,2} [A-Z][a-z]+ 20\d\d/);
    const rupees = [...text.matchAll(/₹([\d,]+)/g)].map(([, amount = '']) =>
      Number(amount.replaceAll(',', '')),
    );
    const total = rupees.at(-1) ?? 0;
    // `rupees` contains the unit price and the amount of each item, and then the total. The total must be the sum of
    // the amounts.
    expect(
      rupees
        .slice(0, -1)
        .filter((_, place) => place % 2 === 1)
        .reduce((sum, one) => sum + one, 0),
    ).toBe(total);
  }
  for (const product of await orders.locator('a[href^="/product/"]').all()) {
    const productPage = await page.request.get((await product.getAttribute('href')) ?? '');
    expect(await productPage.text()).toContain(`>${await product.innerText()}</h1>`);
  }
  await page.getByRole('button', { name: 'Reorder TB-24117' }).click();
  await expect(page.getByText('Added to your cart: 2 products, 100 units.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 100 items' })).toBeVisible();
  await page.getByRole('button', { name: 'Reorder TB-24092' }).click();
  const question = page.getByRole('dialog', { name: 'Reorder TB-24092' });
  await expect(question).toContainText('Your cart already has 2 products, 100 units.');
  expect(await axeFindings(page)).toEqual([]);
  await question.getByRole('button', { name: 'Add to my cart' }).click();
  await expect(page.getByRole('link', { name: 'Cart, 200 items' })).toBeVisible();
  await orders.getByRole('link').first().click();
  await expect(page).toHaveURL('/product/30001');
});

for (const viewport of [{ width: 390, height: 844 }, DESK])
  test(`orders that arrive late move nothing at ${viewport.width} pixels`, async ({ demoPage: page }) => {
    await page.setViewportSize(viewport);
    await watchShift(page);
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/orders/my', async (route) => {
      await released;
      await route.continue();
    });
    await goTo(page, '/dashboard');
    await expect(page.getByText('Loading your orders...')).toBeVisible();
    release();
    await expect(page.getByText('You have 5 orders.')).toBeVisible();
    await expect(page.getByText('8 in (20 cm)').first()).toBeVisible();
    expect(await totalShift(page)).toBeLessThan(SHIFT_LIMIT);
  });

const anOrder = {
  id: 'TB-1',
  placedAt: '2026-03-06T09:30:00.000Z',
  status: 'dispatched',
  items: [{ productId: 30004, name: 'Engraved Brass Urli', quantity: 25, unitPrice: 1950 }],
  total: 48_750,
};

const NO_ORDERS = "You haven't placed any orders yet.";
const ANSWERS = [
  { what: 'one order', answer: { json: [anOrder] }, message: 'You have 1 order.' },
  { what: 'no orders', answer: { json: { orders: [] } }, message: NO_ORDERS },
  { what: 'a failure', answer: { status: 500, json: { message: 'Broken' } }, message: NO_ORDERS },
  { what: 'something unreadable', answer: { body: '<html>' }, message: NO_ORDERS },
];

test.describe('when the service answers with', () => {
  test.use({ allowedComplaints: FAILED_ANSWER });

  for (const { what, answer, message } of ANSWERS) {
    test(`${what}, the page says “${message}”`, async ({ demoPage: page }) => {
      let release: () => void = () => undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/api/orders/my', async (route) => {
        await released;
        await route.fulfill(answer);
      });
      await page.goto('/dashboard');
      await expect(page.getByRole('status').getByText('Loading your orders...')).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      release();
      await expect(page.getByRole('status').getByText(message)).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole('link', { name: 'Continue shopping' }).click();
      await expect(page).toHaveURL('/catalogue');
    });
  }
});
