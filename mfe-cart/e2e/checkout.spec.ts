import type { Page } from '@playwright/test';
import { axeFindings, expectToFit } from '@tanabana/tooling/playwright/accessibility';
import { DELIVERY_ADDRESS } from '@tanabana/tooling/playwright/deliveryAddress';
import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';
import { tabTo } from '@tanabana/tooling/playwright/keyboard';
import { onEveryScreen } from '@tanabana/tooling/playwright/screens';
import { ELEPHANT, RUG, storedCart, VASE } from '@tanabana/tooling/playwright/storedRecords';
import { watchTraffic } from '@tanabana/tooling/playwright/traffic';

/**
 * The test expects that no request and no storage contains the CVV. The CVV consists of letters, because a version
 * number in an address could contain the same digits by chance.
 */
const CARD = { 'Card Number': '4000123412341234', 'Expiry Date': '01/30', CVV: 'QVX' };

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const thanks = (page: Page) =>
  page.getByRole('heading', { name: 'Order placed successfully! Thank you for your purchase.' });

async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

/**
 * Delays the page's timers of two and three seconds, so that the test can check the state before they fire.
 * @returns a function that runs the delayed timers
 */
async function pauseTimers(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    const held: (() => void)[] = [];
    const hold = (work: () => void, delay?: number) =>
      delay === 2_000 || delay === 3_000 ? held.push(work) : later(work, delay);
    Object.assign(window, { setTimeout: hold, resumeTimers: () => held.splice(0).forEach((work) => work()) });
  });
  return () => page.evaluate(() => (window as unknown as { resumeTimers: () => void }).resumeTimers());
}

/** Simulates a change in another tab: adds a line to the stored cart, and dispatches a `storage` event. */
function addInAnotherTab(page: Page, line: object): Promise<void> {
  return page.evaluate((added) => {
    const { items } = JSON.parse(window.localStorage.getItem('tanabana_cart') ?? '') as { items: object[] };
    window.localStorage.setItem('tanabana_cart', JSON.stringify({ items: [...items, added] }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'tanabana_cart' }));
  }, line);
}

onEveryScreen(() => {
  for (const { cart, shows } of [
    { cart: [], shows: 'No Items to Checkout' },
    { cart: [VASE, RUG], shows: 'Your rugs are quoted first' },
  ]) {
    test(`the checkout shows “${shows}” and breaks no accessibility rule`, async ({ page, store }) => {
      await store(storedCart(...cart));
      await goTo(page, '/checkout');
      await expect(page.getByText(shows)).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
    });
  }

  test('the checkout breaks no accessibility rule in any state of an order', async ({ page, store }) => {
    await store(storedCart(VASE));
    const resumeTimers = await pauseTimers(page);
    await goTo(page, '/checkout');
    await page.getByRole('button', { name: 'Place Order' }).click();
    await expectToFit(page);

    await fill(page, { ...DELIVERY_ADDRESS, ...CARD });
    await page.getByRole('button', { name: 'Place Order' }).click();
    await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);

    await addInAnotherTab(page, ELEPHANT);
    await resumeTimers();
    await expect(page.getByText('Payment failed. Please try again.')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);

    await page.getByRole('button', { name: 'Place Order' }).click();
    await resumeTimers();
    await expect(thanks(page)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await resumeTimers();
    await expect(page).toHaveURL('/');
  });
});

test('an order is placed with the keyboard alone, without a card', async ({ page, store }) => {
  await store(storedCart(VASE, ELEPHANT));
  await goTo(page, '/checkout');
  for (const [label, value] of Object.entries(DELIVERY_ADDRESS)) {
    await tabTo(field(page, label));
    await page.keyboard.type(value);
  }
  await tabTo(page.getByRole('radio', { name: 'Credit Card' }));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'UPI' })).toBeChecked();
  await expect(field(page, 'Card Number')).toHaveCount(0);
  await tabTo(page.getByRole('button', { name: 'Place Order' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
  await expect(thanks(page)).toBeFocused();
  await expect(page.locator('header').getByRole('link', { name: 'Cart', exact: true })).toBeVisible();
});

test('card data stays in its fields: no request, storage, address or console message contains it', async ({
  context,
  page,
  store,
}) => {
  await store(storedCart(VASE));
  const traffic = watchTraffic(page);
  const outgoing: string[] = [];
  context.on('request', (request) => outgoing.push(request.url(), request.postData() ?? ''));
  page.on('console', (message) => outgoing.push(message.text()));
  await goTo(page, '/checkout');
  await fill(page, { ...DELIVERY_ADDRESS, ...CARD });
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(thanks(page)).toBeVisible();
  await expect(page).toHaveURL('/');
  await traffic.settled();
  const { cookies, origins } = await context.storageState({ indexedDB: true });
  const stored = await page.evaluate(() => [
    JSON.stringify(Object.entries(window.sessionStorage)),
    JSON.stringify(window.history.state),
    window.location.href,
  ]);
  const everything = JSON.stringify([outgoing, cookies, origins, stored]);
  expect(everything).toContain('/checkout');
  for (const secret of [...Object.values(CARD), DELIVERY_ADDRESS['Full Name']])
    expect(everything).not.toContain(secret);
});
