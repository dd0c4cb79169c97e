import type { Page } from 'playwright-core';
import { sessionFrom, signedIn, somebody, unprovoked } from '../account';
import { CALL_CLIENT, SCRIPT_BUDGET, weighScripts } from '../scriptWeight';
import { axeFindings } from '../axe';
import { tabTo } from '../keyboard';
import { closeBrowser, goTo, newVisit, STOREFRONT } from '../visit';

afterAll(closeBrowser);

const email = (page: Page) => page.getByLabel('Email Address');
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const problem = (page: Page, text: string) => page.getByRole('alert').getByText(text, { exact: true });

async function logIn(page: Page, entries: { readonly email: string; readonly password: string }) {
  await email(page).fill(entries.email);
  await password(page).fill(entries.password);
  await page.getByRole('button', { name: 'Log In' }).click();
}

test('an account is opened, left and entered again with the keyboard alone', async () => {
  const person = somebody();
  const { page, context, complaints } = await newVisit();
  const press = async (name: string) => {
    await tabTo(page.getByRole('button', { name, exact: true }));
    await page.keyboard.press('Enter');
  };
  await goTo(page, '/login');
  await tabTo(page.getByRole('link', { name: 'Sign Up' }));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Register Here' }).waitFor();

  await tabTo(page.getByLabel('Name', { exact: true }));
  await page.keyboard.type(person.name);
  await tabTo(email(page));
  await page.keyboard.type(person.email);
  await tabTo(password(page));
  await page.keyboard.type(person.password);
  await tabTo(page.getByLabel('Confirm Password', { exact: true }));
  await page.keyboard.type(`${person.password}!`);
  await page.keyboard.press('Enter');
  await problem(page, 'Passwords do not match').waitFor();
  // The focus is on the field to mend.
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');

  await page.waitForURL('**/dashboard');
  await page.getByRole('heading', { name: `Welcome, ${person.name}` }).waitFor();
  await page.getByText("You haven't placed any orders yet.").waitFor();
  await press('Logout');
  await page.waitForURL(`${STOREFRONT}/`);

  await goTo(page, '/login');
  await tabTo(email(page));
  await page.keyboard.type(person.email);
  await tabTo(password(page));
  await page.keyboard.type(person.password);
  await tabTo(page.getByLabel('Remember me'));
  await page.keyboard.press('Space');
  await press('Log In');
  await page.waitForURL('**/dashboard');
  await page.getByText(person.email).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('a wrong password and an unknown account are refused in the same words', async () => {
  const person = somebody();
  await sessionFrom('register', person);
  const { page, context, complaints } = await newVisit();
  await goTo(page, '/login');
  for (const entries of [
    { email: person.email, password: 'not-this-one' },
    { email: somebody().email, password: 'not-this-one' },
  ]) {
    await logIn(page, entries);
    await problem(page, 'Email or password is incorrect').waitFor();
    expect(await email(page).inputValue()).toBe(entries.email);
  }

  await goTo(page, '/register');
  await page.getByLabel('Name', { exact: true }).fill(person.name);
  await email(page).fill(person.email.toUpperCase());
  await password(page).fill('another-one');
  await page.getByLabel('Confirm Password', { exact: true }).fill('another-one');
  await page.getByRole('button', { name: 'Register' }).click();
  await problem(page, 'An account with this email already exists').waitFor();
  expect(page.url()).toBe(`${STOREFRONT}/register`);
  expect(unprovoked(complaints)).toEqual([]);
  await context.close();
});

const WAYS = [
  { path: '/login', button: 'Log In', failed: 'Login failed' },
  { path: '/register', button: 'Register', failed: 'Registration failed' },
  { path: '/login', button: 'Demo Login', failed: 'Demo login failed' },
];

test.each(WAYS)(
  '$button says what went wrong when the service is down, breaks, tires or forgets the token (§8)',
  async ({ path, button, failed }) => {
    const { page, context, complaints } = await newVisit();
    await goTo(page, path);
    for (const field of await page.locator('main form input:not([type=checkbox])').all())
      await field.fill('asha@shop.example');
    const expectWords = async (words: string) => {
      await page.getByRole('button', { name: button, exact: true }).click();
      await problem(page, words).waitFor();
      await page.unroute('**/api/auth/*');
    };

    await page.route('**/api/auth/*', (route) => route.abort());
    await expectWords(failed);
    await page.route('**/api/auth/*', (route) =>
      route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }),
    );
    await expectWords(failed);
    const message = 'Too many attempts. Please try again in 15 minutes.';
    await page.route('**/api/auth/*', (route) => route.fulfill({ status: 429, json: { message } }));
    await expectWords(message);
    await page.route('**/api/auth/*', (route) => route.fulfill({ json: { user: { name: 'Asha' } } }));
    await expectWords(button === 'Demo Login' ? failed : `${failed}: missing token in response`);
    expect(page.url()).toBe(STOREFRONT + path);
    expect(unprovoked(complaints)).toEqual([]);
    await context.close();
  },
);

test('blank fields are asked for without a call, and changing the mode clears what was typed', async () => {
  const { page, context, complaints } = await newVisit();
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url());
  });
  await goTo(page, '/login?from=%2Fcart');
  await email(page).fill('asha@shop.example');
  await page.getByRole('button', { name: 'Log In' }).click();
  await problem(page, 'Please fill in all fields').waitFor();
  await password(page).fill('indigo');
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await page.getByRole('heading', { level: 1, name: 'Register Here' }).waitFor();
  expect(page.url()).toBe(`${STOREFRONT}/register?from=%2Fcart`);
  expect([await email(page).inputValue(), await password(page).inputValue()]).toEqual(['', '']);
  expect(await page.getByRole('alert').allTextContents()).toEqual(['']);
  await page.getByRole('button', { name: 'Register' }).click();
  await problem(page, 'Please fill in all fields').waitFor();
  await page.locator('main').getByRole('link', { name: 'Log In' }).click();
  await page.getByRole('heading', { level: 1, name: 'Welcome Back' }).waitFor();
  expect(page.url()).toBe(`${STOREFRONT}/login?from=%2Fcart`);
  expect(await page.getByRole('alert').allTextContents()).toEqual(['']);
  expect(calls).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

test('the page that asked for a session is shown once there is one', async () => {
  const { page, context, complaints } = await newVisit();
  await goTo(page, '/dashboard?tab=addresses');
  await page.waitForURL('**/login?from=%2Fdashboard%3Ftab%3Daddresses');
  await page.getByRole('button', { name: 'Demo Login' }).click();
  await page.waitForURL('**/dashboard?tab=addresses');
  await page.getByRole('button', { name: 'Add address' }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('no address, however it is written, leads out of the shop after signing in', async () => {
  const { page, context } = await newVisit(signedIn(await sessionFrom('demo-login')));
  const left: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${STOREFRONT}/`) && !request.url().startsWith('data:'))
      left.push(request.url());
  });
  for (const from of [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'javascript:document.title="taken"',
    '/login?from=/login',
    '/\u0000//evil.example',
  ]) {
    await page.goto(`/login?from=${encodeURIComponent(from)}`);
    await page.waitForURL(`${STOREFRONT}/dashboard`);
  }
  await page.goto(`/login?from=${encodeURIComponent('/faq#returns')}`);
  await page.waitForURL(`${STOREFRONT}/faq#returns`);
  expect(left).toEqual([]);
  await context.close();
});

test('/login/success confirms a session for a moment; without one it is the form', async () => {
  const guest = await newVisit();
  await goTo(guest.page, '/login/success');
  await guest.page.getByRole('button', { name: 'Log In' }).waitFor();
  await guest.context.close();

  const { page, context, complaints } = await newVisit(signedIn(await sessionFrom('demo-login')));
  await page.goto('/login/success?from=%2Fwishlist');
  await page.getByText('You are signed in as Demo Shopper.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.waitForURL('**/wishlist');
  expect(complaints).toEqual([]);
  await context.close();
});

test('Google sign-in says plainly that it is not set up, and Google is asked nothing', async () => {
  const { page, context, complaints } = await newVisit();
  await goTo(page, '/login');
  expect(await page.getByRole('button', { name: 'Sign in with Google' }).isDisabled()).toBe(true);
  await page.getByText('Google sign-in is not set up here.').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test.each([375, 768, 1280])('on a screen %d wide every state is accessible and fits', async (width) => {
  const { page, context } = await newVisit({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
  const expectSound = async (state: string) => {
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect({ state, wide, found: await axeFindings(page) }).toEqual({ state, wide: width, found: [] });
  };
  for (const [path, button] of [
    ['/login', 'Log In'],
    ['/register', 'Register'],
  ] as const) {
    await goTo(page, path);
    await page.getByRole('button', { name: button }).click();
    await problem(page, 'Please fill in all fields').waitFor();
    await expectSound(`${path} with an error`);
  }
  await page.route('**/api/auth/*', () => undefined);
  await page.getByRole('button', { name: 'Demo Login' }).click();
  await page.getByRole('button', { name: 'Loading...' }).waitFor();
  await expectSound('busy');
  await context.close();
});

test('signing in weighs no more than a page may', async () => {
  const { page, context } = await newVisit();
  const weight = weighScripts(page);
  await goTo(page, '/login');
  await logIn(page, { email: somebody().email, password: 'not-this-one' });
  await problem(page, 'Email or password is incorrect').waitFor();
  expect(await weight()).toBeGreaterThan(50_000);
  expect(await weight()).toBeLessThanOrEqual(SCRIPT_BUDGET + CALL_CLIENT);
  await context.close();
});
