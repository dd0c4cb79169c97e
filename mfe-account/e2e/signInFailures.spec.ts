import { axeFindings } from '@tanabana/tooling/playwright/accessibility';
import { FAILED_ANSWER, sessionFrom, newPerson } from '@tanabana/tooling/playwright/accounts';
import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';
import { watchTraffic } from '@tanabana/tooling/playwright/traffic';
import { email, logIn, password, problem } from './signInForm';

test.use({ allowedComplaints: FAILED_ANSWER });

test('a wrong password and an unknown account show the same message', async ({ page, shop }) => {
  const person = newPerson();
  await sessionFrom(shop, 'register', person);
  await goTo(page, '/login');
  for (const entries of [
    { email: person.email, password: 'not-this-one' },
    { email: newPerson().email, password: 'not-this-one' },
  ]) {
    await logIn(page, entries);
    await expect(problem(page, 'Email or password is incorrect')).toBeVisible();
    await expect(email(page)).toHaveValue(entries.email);
  }

  await goTo(page, '/register');
  await page.getByLabel('Name', { exact: true }).fill(person.name);
  await email(page).fill(person.email.toUpperCase());
  await password(page).fill('another-one');
  await page.getByLabel('Confirm Password', { exact: true }).fill('another-one');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(problem(page, 'An account with this email already exists')).toBeVisible();
  await expect(page).toHaveURL('/register');
});

test('a password that is easy to guess is refused with the reason next to the field', async ({ page }) => {
  const person = newPerson();
  await goTo(page, '/register');
  await page.getByLabel('Name', { exact: true }).fill(person.name);
  await email(page).fill(person.email);
  const confirmation = page.getByLabel('Confirm Password', { exact: true });
  const register = async (entry: string) => {
    await password(page).fill(entry);
    await confirmation.fill(entry);
    await page.getByRole('button', { name: 'Register' }).click();
  };
  for (const [entry, reason] of [
    ['password', 'This password is very common, so it is easy to guess. Please choose another.'],
    ['12345678', 'This password is very common, so it is easy to guess. Please choose another.'],
    ['        ', 'A password cannot be the same character repeated'],
    [person.email, 'A password cannot be your name or email address'],
    ['short', 'The password must be 8 to 200 characters long'],
  ] as const) {
    await register(entry);
    await expect(password(page)).toHaveAccessibleDescription(`At least 8 characters. ${reason}`);
    await expect(password(page)).toBeFocused();
    expect(await axeFindings(page)).toEqual([]);
  }
  await register(person.password);
  await expect(page).toHaveURL('/dashboard');
});

const WAYS = [
  { path: '/login', button: 'Log In', failed: 'Login failed' },
  { path: '/register', button: 'Register', failed: 'Registration failed' },
  { path: '/login', button: 'Demo Login', failed: 'Demo login failed' },
];

for (const { path, button, failed } of WAYS) {
  test(`${button} shows an error when the service is down, breaks, refuses or sends no token (§8)`, async ({
    page,
  }) => {
    await goTo(page, path);
    for (const field of await page.locator('main form input:not([type=checkbox])').all())
      await field.fill('asha@shop.example');
    const expectMessage = async (message: string) => {
      await page.getByRole('button', { name: button, exact: true }).click();
      await expect(problem(page, message)).toBeVisible();
      await page.unroute('**/api/auth/*');
    };

    await page.route('**/api/auth/*', (route) => route.abort());
    await expectMessage(failed);
    await page.route('**/api/auth/*', (route) =>
      route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }),
    );
    await expectMessage(failed);
    const message = 'Too many attempts. Please try again in 15 minutes.';
    await page.route('**/api/auth/*', (route) => route.fulfill({ status: 429, json: { message } }));
    await expectMessage(message);
    await page.route('**/api/auth/*', (route) => route.fulfill({ json: { user: { name: 'Asha' } } }));
    await expectMessage(button === 'Demo Login' ? failed : `${failed}: missing token in response`);
    await expect(page).toHaveURL(path);
  });
}

/**
 * Maximum compressed size of the scripts that the sign-in page loads, including those for a refused sign-in, in bytes.
 */
const REFUSED_SIGN_IN_SCRIPT_BUDGET = 139_900;

test('a refused sign-in stays within the size budget of a page', async ({ page }) => {
  const traffic = watchTraffic(page);
  await goTo(page, '/login');
  await logIn(page, { email: newPerson().email, password: 'not-this-one' });
  await expect(problem(page, 'Email or password is incorrect')).toBeVisible();
  const weight = await traffic.weight('script');
  expect(weight).toBeGreaterThan(50_000);
  expect(weight).toBeLessThanOrEqual(REFUSED_SIGN_IN_SCRIPT_BUDGET);
});
