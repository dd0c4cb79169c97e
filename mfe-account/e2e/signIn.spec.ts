import { expectToFit } from '@tanabana/tooling/playwright/accessibility';
import { newPerson } from '@tanabana/tooling/playwright/accounts';
import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';
import { tabTo } from '@tanabana/tooling/playwright/keyboard';
import { onEveryScreen } from '@tanabana/tooling/playwright/screens';
import { watchTraffic } from '@tanabana/tooling/playwright/traffic';
import { email, password, problem } from './signInForm';

test('a visitor registers, logs out and logs in again with the keyboard alone', async ({ page }) => {
  const person = newPerson();
  const press = async (name: string) => {
    await tabTo(page.getByRole('button', { name, exact: true }));
    await page.keyboard.press('Enter');
  };
  await goTo(page, '/login');
  await tabTo(page.getByRole('link', { name: 'Sign Up' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Register Here' })).toBeVisible();

  await tabTo(page.getByLabel('Name', { exact: true }));
  await page.keyboard.type(person.name);
  await tabTo(email(page));
  await page.keyboard.type(person.email);
  await tabTo(password(page));
  await page.keyboard.type(person.password);
  await tabTo(page.getByLabel('Confirm Password', { exact: true }));
  await page.keyboard.type(`${person.password}!`);
  await page.keyboard.press('Enter');
  await expect(problem(page, 'Passwords do not match')).toBeVisible();
  // The form has moved the focus to the field with the wrong password, so these key presses correct the password.
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: `Welcome, ${person.name}` })).toBeVisible();
  await expect(page.getByText("You haven't placed any orders yet.")).toBeVisible();
  await press('Logout');
  await expect(page).toHaveURL('/');

  await goTo(page, '/login');
  await tabTo(email(page));
  await page.keyboard.type(person.email);
  await tabTo(password(page));
  await page.keyboard.type(person.password);
  await tabTo(page.getByLabel('Remember me'));
  await page.keyboard.press('Space');
  await press('Log In');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText(person.email)).toBeVisible();
});

test('blank fields are reported without a call, and changing the mode clears the fields', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url());
  });
  await goTo(page, '/login?from=%2Fcart');
  await email(page).fill('asha@shop.example');
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(problem(page, 'Please fill in all fields')).toBeVisible();
  await password(page).fill('indigo');
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Register Here' })).toBeVisible();
  await expect(page).toHaveURL('/register?from=%2Fcart');
  await expect(email(page)).toHaveValue('');
  await expect(password(page)).toHaveValue('');
  await expect(page.getByRole('alert')).toHaveText(['']);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(problem(page, 'Please fill in all fields')).toBeVisible();
  await page.locator('main').getByRole('link', { name: 'Log In' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
  await expect(page).toHaveURL('/login?from=%2Fcart');
  await expect(page.getByRole('alert')).toHaveText(['']);
  expect(calls).toEqual([]);
});

test('without a client id the sign-in with Google is disabled and sends no request to Google', async ({
  page,
}) => {
  const traffic = watchTraffic(page);
  await goTo(page, '/login');
  await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeDisabled();
  await expect(page.getByText('Not available yet')).toBeVisible();
  await traffic.settled();
  expect(traffic.requests.map((request) => request.url()).filter((url) => url.includes('google'))).toEqual(
    [],
  );
});

onEveryScreen(() => {
  test('every state of the sign-in screen is accessible and fits the screen', async ({ page }) => {
    for (const [path, button] of [
      ['/login', 'Log In'],
      ['/register', 'Register'],
    ] as const) {
      await goTo(page, path);
      await page.getByRole('button', { name: button }).click();
      await expect(problem(page, 'Please fill in all fields')).toBeVisible();
      await expectToFit(page, `${path} with an error`);
    }
    await page.route('**/api/auth/*', () => undefined);
    await page.getByRole('button', { name: 'Demo Login' }).click();
    await expect(page.getByRole('button', { name: 'Loading...' })).toBeVisible();
    await expectToFit(page, 'busy');
  });
});
