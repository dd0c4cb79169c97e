import { FAILED_ANSWER, sessionFrom, newPerson, storedSession } from '@tanabana/tooling/playwright/accounts';
import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';
import { openNetwork } from '../network';
import { cachedAddresses, networkNotice, activateWorker } from './offlineVisits';

test.use({ serviceWorkers: 'allow', allowedComplaints: FAILED_ANSWER });
test.describe.configure({ timeout: 120_000 });

test('a failed registration preserves the fields, and a retry sends it once', async ({
  page,
  context,
  shop,
}) => {
  const network = await openNetwork(shop.address);
  const { name, email, password } = newPerson();
  await activateWorker(page, network.address);
  await goTo(page, `${network.address}/register`);
  // Whether the service worker has cached the HTTP client of the remote `account`. The page fetches it when idle.
  const sends = () =>
    page.evaluate(async () => {
      const cache = await caches.open('tanabana-1-files');
      const cached = (await cache.keys()).filter(({ url }) => url.includes('/assets/account/'));
      const texts = await Promise.all(cached.map(async (file) => (await cache.match(file))?.text()));
      return texts.some((text) => text?.includes('AxiosError'));
    });
  await expect.poll(sends).toBe(true);
  const calls = () => network.passed.filter((call) => call === 'POST /api/auth/register');
  await context.setOffline(true);
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(password);
  const register = page.locator('form').getByRole('button', { name: 'Register' });
  await register.click();
  await expect(page.getByText('Registration failed')).toBeVisible();
  await expect(networkNotice(page)).toContainText('What you type stays here');
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toBeHidden();
  await expect(page.getByLabel('Email Address')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
  expect(calls()).toHaveLength(0);
  // Submits the form again before the response to the first submission.
  network.slow(1_000);
  await page.getByLabel('Email Address').press('Enter');
  await page.getByLabel('Email Address').press('Enter');
  await expect(page).toHaveURL(`${network.address}/dashboard`);
  expect(calls()).toHaveLength(1);
  expect(await cachedAddresses(page)).not.toContain('/register');
  network.close();
});

test('a failed change of the name preserves the field, and a retry sends it once', async ({
  page,
  context,
  shop,
}) => {
  const network = await openNetwork(shop.address);
  await activateWorker(page, network.address);
  const session = storedSession(await sessionFrom(shop, 'register', newPerson()));
  await page.evaluate((stored) => Object.assign(localStorage, stored), session);
  await goTo(page, `${network.address}/dashboard`);
  const changes = () => network.passed.filter((call) => call === 'PUT /api/users/me');
  const asked = () => network.passed.includes('GET /api/users/me');
  await expect.poll(asked).toBe(true);

  await page.getByRole('button', { name: 'Change name' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change name' });
  await context.setOffline(true);
  await dialog.getByLabel('Name').fill('Asha Rao');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Failed to update profile', { exact: true })).toBeVisible();
  await expect(networkNotice(page)).toContainText('What you type stays here');
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toBeHidden();
  await expect(dialog.getByLabel('Name')).toHaveValue('Asha Rao');
  expect(changes()).toHaveLength(0);

  // Submits the form again before the response to the first submission.
  network.slow(1_000);
  await dialog.getByLabel('Name').press('Enter');
  await dialog.getByLabel('Name').press('Enter');
  await expect(page.getByRole('heading', { name: 'Welcome, Asha Rao' })).toBeVisible();
  network.slow(0);
  await goTo(page, `${network.address}/about`);
  await goTo(page, `${network.address}/dashboard`);
  await expect(page.getByRole('heading', { name: 'Welcome, Asha Rao' })).toBeVisible();
  expect(changes()).toHaveLength(1);
  network.close();
});
