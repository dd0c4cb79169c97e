import type { Page } from 'playwright-core';
import { sessionFrom, signedIn, somebody } from '../account';
import { closeBrowser, goTo, newVisit, STOREFRONT } from '../visit';

afterAll(closeBrowser);

const DAY = 24 * 60 * 60 * 1000;
/** How long a token of the account service lasts, in milliseconds. */
const TOKEN_LIFE = 7 * DAY;
const MINUTE = 60 * 1000;

const storedKeys = (page: Page) => page.evaluate(() => Object.keys(window.localStorage).sort());
const atLogin = (page: Page) => page.waitForURL(`${STOREFRONT}/login?from=%2Fdashboard`);

/** Opens the drawer, tells whether it greets somebody, and closes it. */
async function isGreeted(page: Page): Promise<boolean> {
  await page.getByRole('button', { name: 'Menu' }).click();
  const drawer = page.getByRole('dialog', { name: /^(Welcome |My Account)/ });
  await drawer.waitFor();
  const links = await drawer.getByRole('link').allInnerTexts();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  return links.includes('Profile') && !links.includes('Login');
}

test('logging out in one tab signs out every other within a second', async () => {
  const { page, context, complaints } = await newVisit(signedIn(await sessionFrom('demo-login')));
  const other = await context.newPage();
  const reader = await context.newPage();
  await goTo(page, '/dashboard');
  await goTo(other, '/dashboard');
  await goTo(reader, '/about');
  await other.getByText('You have 5 orders.').waitFor();
  expect(await isGreeted(reader)).toBe(true);

  await page.getByRole('button', { name: 'Logout' }).click();
  await other.waitForURL(/\/login/, { timeout: 1000 });
  await page.waitForURL(`${STOREFRONT}/`);
  expect(await isGreeted(reader)).toBe(false);
  expect(await storedKeys(page)).toEqual([]);

  // Nor does going back show the account again.
  await page.goBack();
  await atLogin(page);
  expect(complaints).toEqual([]);
  await context.close();
});

test('signing in in one tab takes the sign-in screen of another along', async () => {
  const { page, context } = await newVisit();
  const other = await context.newPage();
  await goTo(page, '/login?from=%2Fwishlist');
  await goTo(other, '/login');
  await other.getByRole('button', { name: 'Demo Login' }).click();
  await page.waitForURL('**/wishlist');
  await other.waitForURL('**/dashboard');
  await context.close();
});

test('a session ends at the moment its token expires, on whatever page it is', async () => {
  const { page, context } = await newVisit(signedIn(await sessionFrom('demo-login')));
  const reader = await context.newPage();
  await context.clock.install();
  await goTo(page, '/dashboard');
  await page.getByText('You have 5 orders.').waitFor();
  await goTo(reader, '/about');

  await context.clock.fastForward(TOKEN_LIFE - 2 * MINUTE);
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  expect(await isGreeted(reader)).toBe(true);

  await context.clock.fastForward(2 * MINUTE);
  await atLogin(page);
  expect(await isGreeted(reader)).toBe(false);
  expect(await storedKeys(page)).toEqual([]);
  await context.close();
});

test.each([true, false])('Remember me keeps its word: ticked is %s', async (isTicked) => {
  const { page, context } = await newVisit();
  await page.clock.install();
  await goTo(page, '/login');
  await page.getByLabel('Remember me').setChecked(isTicked);
  await page.getByRole('button', { name: 'Demo Login' }).click();
  await page.getByText('You have 5 orders.').waitFor();
  await page.clock.fastForward(59 * MINUTE);
  await page.keyboard.press('Shift');
  await page.clock.fastForward(59 * MINUTE);
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  await page.clock.fastForward(61 * MINUTE);
  if (isTicked) await page.getByRole('button', { name: 'Logout' }).waitFor();
  else await atLogin(page);
  expect((await storedKeys(page)).includes('token')).toBe(isTicked);
  await context.close();
});

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

test.each([
  ['expired', `${encoded({ alg: 'HS256' })}.${encoded({ id: 'u1', exp: 1_700_000_000 })}.x`],
  ['unreadable', 'not-a-token'],
  ['forged', `${encoded({ alg: 'none' })}.${encoded({ id: 'demo', exp: 9_000_000_000 })}.`],
])('a stored token that is %s ends without a word (§8)', async (_, token) => {
  const { page, context } = await newVisit(signedIn({ token, user: { name: 'Asha' } }));
  await goTo(page, '/dashboard');
  await atLogin(page);
  await page.getByRole('heading', { level: 1, name: 'Welcome Back' }).waitFor();
  expect(await page.getByRole('alert').allTextContents()).toEqual(['']);
  expect(await storedKeys(page)).toEqual([]);
  await context.close();
});

test('another user in another tab is another account: nothing of the first stays on show', async () => {
  const { page, context } = await newVisit(signedIn(await sessionFrom('demo-login')));
  await goTo(page, '/dashboard?tab=addresses');
  await page.getByRole('heading', { name: 'Welcome, Demo Shopper' }).waitFor();
  const person = somebody();
  const { token, user } = await sessionFrom('register', person);
  const other = await context.newPage();
  await other.goto('/about');
  await other.evaluate(
    ([storedToken, profile]) => {
      window.localStorage.setItem('userProfile', profile);
      window.localStorage.setItem('token', storedToken);
    },
    [token, JSON.stringify(user)] as const,
  );
  await page.getByRole('heading', { name: `Welcome, ${person.name}` }).waitFor();
  expect(await page.locator('main').innerText()).not.toContain('Demo Shopper');
  await context.close();
});
