import { axeFindings } from '@tanabana/tooling/playwright/accessibility';
import { FAILED_ANSWER, sessionFrom, newPerson, storedSession } from '@tanabana/tooling/playwright/accounts';
import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect } from '@tanabana/tooling/playwright/journey';
import { test } from './demoJourney';

test.use({ reducedMotion: 'reduce', allowedComplaints: FAILED_ANSWER });

test('a changed name is stored, and a failed change or fetch shows an error', async ({
  page,
  shop,
  store,
}) => {
  const person = newPerson();
  await store(storedSession(await sessionFrom(shop, 'register', person)));
  await goTo(page, '/dashboard');
  await page.getByRole('button', { name: 'Change name' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change name' });
  await dialog.getByLabel('Name').fill('Asha Rao');
  await page.route('**/api/users/me', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Failed to update profile', { exact: true })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.unroute('**/api/users/me');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome, Asha Rao' })).toBeVisible();

  await page.route('**/api/users/me', (route) => route.fulfill({ status: 503, body: '' }));
  await goTo(page, '/dashboard');
  await expect(page.getByRole('alert').getByText('Failed to fetch profile')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Welcome, Asha Rao' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test("changing the name of the shared demo account shows the service's refusal", async ({
  demoPage: page,
}) => {
  await goTo(page, '/dashboard');
  await page.getByRole('button', { name: 'Change name' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByText('Failed to update profile. The demo account is shared and cannot be changed'),
  ).toBeVisible();
});
