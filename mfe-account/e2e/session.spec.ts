import type { Page } from '@playwright/test';
import { FAILED_ANSWER, sessionFrom, newPerson, storedSession } from '@tanabana/tooling/playwright/accounts';
import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect } from '@tanabana/tooling/playwright/journey';
import { test } from './demoJourney';
import { logIn } from './signInForm';

const DAY = 24 * 60 * 60 * 1000;
const TOKEN_LIFE = 7 * DAY;
const MINUTE = 60 * 1000;

const storedKeys = (page: Page) =>
  page.evaluate(() =>
    Object.keys(window.localStorage)
      .filter((key) => key !== 'pageViewed')
      .sort(),
  );
const atLogin = (page: Page) => expect(page).toHaveURL('/login?from=%2Fdashboard');

/** Whether the menu displays the links of a signed-in visitor. */
async function isGreeted(page: Page): Promise<boolean> {
  await page.getByRole('button', { name: 'Menu' }).click();
  const drawer = page.getByRole('dialog', { name: /^(Welcome |My Account)/ });
  await expect(drawer).toBeVisible();
  const links = await drawer.getByRole('link').allInnerTexts();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  return links.includes('Profile') && !links.includes('Login');
}

/** Waits for the orders and for the pictures of their products, because later steps end pending requests. */
async function expectOrders(page: Page): Promise<void> {
  await expect(page.getByText('You have 5 orders.')).toBeVisible();
  await expect(page.getByRole('main').locator('li img').first()).toBeAttached();
}

test('logging out in one tab signs out every other tab within a second', async ({
  context,
  demoPage: page,
}) => {
  const other = await context.newPage();
  const reader = await context.newPage();
  await goTo(page, '/dashboard');
  await goTo(other, '/dashboard');
  await goTo(reader, '/about');
  await expect(other.getByText('You have 5 orders.')).toBeVisible();
  expect(await isGreeted(reader)).toBe(true);

  await page.getByRole('button', { name: 'Logout' }).click();
  await other.waitForURL(/\/login/, { timeout: 1000 });
  await expect(page).toHaveURL('/');
  expect(await isGreeted(reader)).toBe(false);
  await expect.poll(() => storedKeys(page)).toEqual([]);

  // After the sign-out, the browser's Back button must not display the account again.
  await page.goBack();
  await atLogin(page);
});

test('signing out everywhere ends the session of another browser', async ({ page, shop, store, browser }) => {
  const person = newPerson();
  await store(storedSession(await sessionFrom(shop, 'register', person)));
  const elsewhere = await browser.newContext({ baseURL: shop.address });
  const other = await elsewhere.newPage();
  await goTo(other, '/login');
  await logIn(other, person);
  await expect(other.getByRole('heading', { name: `Welcome, ${person.name}` })).toBeVisible();

  await goTo(page, '/dashboard');
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign out everywhere' });
  await expect(dialog.getByText('This signs you out on all your devices')).toBeVisible();
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => storedKeys(page)).toEqual([]);

  await other.reload();
  await atLogin(other);
  await logIn(other, person);
  await expect(other).toHaveURL('/dashboard');
  await elsewhere.close();
});

test.describe('without a network', () => {
  test.use({ allowedComplaints: /Failed to load resource|Failed to fetch dynamically imported|ChunkLoad/ });

  test('signing out everywhere fails with a message, and the session continues', async ({
    context,
    demoPage: page,
  }) => {
    await goTo(page, '/dashboard');
    await expectOrders(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(page.getByRole('alert').getByText('You need to be online to do this')).toBeVisible();
    expect(await storedKeys(page)).toContain('token');
  });
});

test('signing in in one tab redirects other tabs from the sign-in screen', async ({ context, page }) => {
  const other = await context.newPage();
  await goTo(page, '/login?from=%2Fwishlist');
  await goTo(other, '/login');
  await other.getByRole('button', { name: 'Demo Login' }).click();
  await expect(page).toHaveURL('/wishlist');
  await expect(other).toHaveURL('/dashboard');
});

test('a session ends when its token expires, on every open page', async ({ context, demoPage: page }) => {
  const reader = await context.newPage();
  await context.clock.install();
  await goTo(page, '/dashboard');
  await expectOrders(page);
  await goTo(reader, '/about');

  await context.clock.fastForward(TOKEN_LIFE - 2 * MINUTE);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  expect(await isGreeted(reader)).toBe(true);

  await context.clock.fastForward(2 * MINUTE);
  await atLogin(page);
  expect(await isGreeted(reader)).toBe(false);
  await expect.poll(() => storedKeys(page)).toEqual([]);
});

for (const isTicked of [true, false]) {
  test(`a session ${isTicked ? 'with Remember me outlasts an idle hour' : 'without Remember me ends after an idle hour'}`, async ({
    page,
  }) => {
    await page.clock.install();
    await goTo(page, '/login');
    await page.getByLabel('Remember me').setChecked(isTicked);
    // A click leaves the pointer on a link of the next page, whose prefetched data the moved clock would time out.
    await page.getByRole('button', { name: 'Demo Login' }).press('Enter');
    await page.mouse.move(0, 0);
    await expectOrders(page);
    await page.clock.fastForward(59 * MINUTE);
    await page.keyboard.press('Shift');
    await page.clock.fastForward(59 * MINUTE);
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    await page.clock.fastForward(61 * MINUTE);
    if (isTicked) await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    else await atLogin(page);
    expect((await storedKeys(page)).includes('token')).toBe(isTicked);
  });
}

test('a visitor whose clock is a month ahead stays signed in, even after a reload', async ({ page }) => {
  await page.clock.setSystemTime(Date.now() + 30 * DAY);
  await goTo(page, '/login');
  await page.getByRole('button', { name: 'Demo Login' }).click();
  await expect(page.getByText('You have 5 orders.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
});

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

const TOKENS = {
  expired: `${encoded({ alg: 'HS256' })}.${encoded({ id: 'u1', exp: 1_700_000_000 })}.x`,
  unreadable: 'not-a-token',
  forged: `${encoded({ alg: 'none' })}.${encoded({ id: 'demo', exp: 9_000_000_000 })}.`,
};

test.describe('an invalid stored token', () => {
  test.use({ allowedComplaints: FAILED_ANSWER });

  for (const [kind, token] of Object.entries(TOKENS)) {
    test(`is removed without a message when it is ${kind} (§8)`, async ({ page, store }) => {
      await store(storedSession({ token, user: { name: 'Asha' } }));
      await goTo(page, '/dashboard');
      await atLogin(page);
      await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
      await expect(page.getByRole('alert')).toHaveText(['']);
      await expect.poll(() => storedKeys(page)).toEqual([]);
    });
  }
});

test('a second user who signs in in another tab replaces the first in every tab', async ({
  context,
  shop,
  demoPage: page,
}) => {
  await goTo(page, '/dashboard?tab=addresses');
  await expect(page.getByRole('heading', { name: 'Welcome, Demo Shopper' })).toBeVisible();
  const person = newPerson();
  const { token, user } = await sessionFrom(shop, 'register', person);
  const other = await context.newPage();
  await other.goto('/about');
  await other.evaluate(
    ([storedToken, profile]) => {
      window.localStorage.setItem('userProfile', profile);
      window.localStorage.setItem('token', storedToken);
    },
    [token, JSON.stringify(user)] as const,
  );
  await expect(page.getByRole('heading', { name: `Welcome, ${person.name}` })).toBeVisible();
  await expect(page.locator('main')).not.toContainText('Demo Shopper');
});
