import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect } from '@tanabana/tooling/playwright/journey';
import { test } from './demoJourney';

test('a page that requires a session is shown after signing in', async ({ page }) => {
  await goTo(page, '/dashboard?tab=addresses');
  await expect(page).toHaveURL('/login?from=%2Fdashboard%3Ftab%3Daddresses');
  await page.getByRole('button', { name: 'Demo Login' }).click();
  await expect(page).toHaveURL('/dashboard?tab=addresses');
  await expect(page.getByRole('button', { name: 'Add address' })).toBeVisible();
});

test('no value of `from` leads out of the shop after signing in', async ({ shop, demoPage: page }) => {
  const left: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${shop.address}/`) && !request.url().startsWith('data:'))
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
    await expect(page).toHaveURL('/dashboard');
  }
  await page.goto(`/login?from=${encodeURIComponent('/faq#returns')}`);
  await expect(page).toHaveURL('/faq#returns');
  expect(left).toEqual([]);
});

test('/login/success shows the sign-in form to a visitor without a session', async ({ page }) => {
  await goTo(page, '/login/success');
  await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible();
});

test('/login/success confirms a session, then goes on to the remembered page', async ({ demoPage: page }) => {
  await page.goto('/login/success?from=%2Fwishlist');
  await expect(page.getByText('You are signed in as Demo Shopper.')).toBeVisible();
  await expect(page).toHaveURL('/wishlist');
});
