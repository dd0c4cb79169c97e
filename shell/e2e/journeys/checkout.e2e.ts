import type { Page } from 'playwright-core';
import { axeFindings } from '../axe';
import { focused, tabTo } from '../keyboard';
import { ELEPHANT, having, RUG, VASE } from '../storedRecords';
import { closeBrowser, goTo, newVisit } from '../visit';

afterAll(closeBrowser);

const ADDRESS = {
  'Full Name': 'Asha Rao',
  Address: '14 Loom Lane',
  City: 'Jaipur',
  State: 'Rajasthan',
  'Postal Code': '302006',
  'Phone Number': '+91 00000 00000',
};
/** The CVV is of letters, so that no version number in an address holds it by chance. */
const CARD = { 'Card Number': '4000123412341234', 'Expiry Date': '01/30', CVV: 'QVX' };

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const thanks = (page: Page) =>
  page.getByRole('heading', { name: 'Order placed successfully! Thank you for your purchase.' });

async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

/**
 * Holds everything that the page does two or three seconds later, so that there is time to look at it.
 * @returns lets it happen
 */
async function holdTime(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    const held: (() => void)[] = [];
    const hold = (work: () => void, delay?: number) =>
      delay === 2_000 || delay === 3_000 ? held.push(work) : later(work, delay);
    Object.assign(window, { setTimeout: hold, letTimePass: () => held.splice(0).forEach((work) => work()) });
  });
  return () => page.evaluate(() => (window as unknown as { letTimePass: () => void }).letTimePass());
}

/** Puts another line into the record, and tells the page as the browser does of another tab's writes. */
function addInAnotherTab(page: Page, line: object): Promise<void> {
  return page.evaluate((added) => {
    const { items } = JSON.parse(window.localStorage.getItem('tanabana_cart') ?? '') as { items: object[] };
    window.localStorage.setItem('tanabana_cart', JSON.stringify({ items: [...items, added] }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'tanabana_cart' }));
  }, line);
}

test.each([375, 768, 1280])(
  'on a screen %d wide the checkout fits and breaks no accessibility rule in any state',
  async (width) => {
    const size = { viewport: { width, height: 800 }, reducedMotion: 'reduce' } as const;
    for (const [cart, shows] of [
      [[], 'No Items to Checkout'],
      [[VASE, RUG], 'Your rugs are quoted first'],
    ] as const) {
      const { page, context } = await newVisit({ ...having({ cart }), ...size });
      await goTo(page, '/checkout');
      await page.getByText(shows).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await context.close();
    }

    const { page, context, complaints } = await newVisit({ ...having({ cart: [VASE] }), ...size });
    const letTimePass = await holdTime(page);
    await goTo(page, '/checkout');
    await page.getByRole('button', { name: 'Place Order' }).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await axeFindings(page)).toEqual([]);

    await fill(page, { ...ADDRESS, ...CARD });
    await page.getByRole('button', { name: 'Place Order' }).click();
    await page.getByRole('button', { name: 'Processing...' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);

    await addInAnotherTab(page, ELEPHANT);
    await letTimePass();
    await page.getByText('Payment failed. Please try again.').waitFor();
    expect(await axeFindings(page)).toEqual([]);

    await page.getByRole('button', { name: 'Place Order' }).click();
    await letTimePass();
    await thanks(page).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await letTimePass();
    await page.waitForURL(/\/$/);
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test('an order is placed by keyboard alone, without a card', async () => {
  const { page, context, complaints } = await newVisit(having({ cart: [VASE, ELEPHANT] }));
  await goTo(page, '/checkout');
  for (const [label, value] of Object.entries(ADDRESS)) {
    await tabTo(field(page, label));
    await page.keyboard.type(value);
  }
  await tabTo(page.getByRole('radio', { name: 'Credit Card' }));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  expect(await page.getByRole('radio', { name: 'UPI' }).isChecked()).toBe(true);
  expect(await field(page, 'Card Number').count()).toBe(0);
  await tabTo(page.getByRole('button', { name: 'Place Order' }));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Processing...' }).waitFor();
  await focused(thanks(page));
  await page.locator('header').getByRole('link', { name: 'Cart', exact: true }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('card data goes nowhere: not to network, storage, address or log', async () => {
  const { page, context } = await newVisit(having({ cart: [VASE] }));
  const told: string[] = [];
  context.on('request', (request) => told.push(request.url(), request.postData() ?? ''));
  page.on('console', (message) => told.push(message.text()));
  await goTo(page, '/checkout');
  await fill(page, { ...ADDRESS, ...CARD });
  await page.getByRole('button', { name: 'Place Order' }).click();
  await thanks(page).waitFor();
  await page.waitForURL(/\/$/);
  await page.waitForLoadState('networkidle');
  const { cookies, origins } = await context.storageState({ indexedDB: true });
  const kept = await page.evaluate(() => [
    JSON.stringify(Object.entries(window.sessionStorage)),
    JSON.stringify(window.history.state),
    window.location.href,
  ]);
  const everything = JSON.stringify([told, cookies, origins, kept]);
  expect(everything).toContain('/checkout');
  for (const secret of [...Object.values(CARD), ADDRESS['Full Name']])
    expect(everything).not.toContain(secret);
  await context.close();
});
