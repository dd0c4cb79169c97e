import { newPerson } from '@tanabana/tooling/playwright/accounts';
import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';
import { email, password } from './signInForm';

/** Expected `autocomplete` value of each field, by path of the page and label of the field. */
const FIELDS = {
  '/login': { 'Email Address': 'username', Password: 'current-password' },
  '/register': {
    Name: 'name',
    'Email Address': 'email',
    Password: 'new-password',
    'Confirm Password': 'new-password',
  },
} as const;

for (const [path, fields] of Object.entries(FIELDS)) {
  test(`a password manager knows every field of ${path}`, async ({ page }) => {
    await goTo(page, path);
    for (const [label, autocomplete] of Object.entries(fields))
      await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('autocomplete', autocomplete);
  });
}

test('a password can be pasted, including its confirmation', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const person = newPerson();
  await goTo(page, '/register');
  await page.evaluate((text) => navigator.clipboard.writeText(text), person.password);
  await page.getByLabel('Name', { exact: true }).fill(person.name);
  await email(page).fill(person.email);
  for (const label of ['Password', 'Confirm Password']) {
    await page.getByLabel(label, { exact: true }).focus();
    await page.keyboard.press('ControlOrMeta+V');
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(person.password);
  }
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('no sign-in requires a puzzle or a secret other than the password', async ({ page }) => {
  await goTo(page, '/login');
  await expect(page.locator('main form input:not([type=checkbox])')).toHaveCount(2);
  await expect(password(page)).toBeVisible();
});
