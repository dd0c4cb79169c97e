import type { Page } from '@playwright/test';
import { expectToFit } from '@tanabana/tooling/playwright/accessibility';
import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect } from '@tanabana/tooling/playwright/journey';
import { onEveryScreen } from '@tanabana/tooling/playwright/screens';
import { watchTraffic } from '@tanabana/tooling/playwright/traffic';
import { test } from './demoJourney';

/** Maximum compressed size of the account page's scripts, including axios, in bytes: the measured 146.4 kB plus 0.4 %. */
const ACCOUNT_SCRIPT_BUDGET = 147_600;

test.use({ reducedMotion: 'reduce' });

/**
 * Starts to record the text of the page's `h1`, and every change of the text. Returns a function that reads the
 * recorded texts.
 */
async function noteHeadings(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const heading = document.querySelector('h1')?.textContent;
      if (heading && seen.at(-1) !== heading) seen.push(heading);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the document displays Loading... and contains no name', async ({ demoPage: page }) => {
    await page.goto('/dashboard');
    await expect(page.getByRole('status').getByText('Loading...')).toBeVisible();
    expect(await page.content()).not.toContain('Demo Shopper');
  });
});

test('a signed-in visitor never sees the sign-in screen on the way to the account', async ({
  demoPage: page,
}) => {
  const headings = await noteHeadings(page);
  await goTo(page, '/dashboard');
  await expect(page.getByText('You have 5 orders.')).toBeVisible();
  expect(await headings()).toEqual(['My Account']);
});

onEveryScreen(() => {
  test('every tab and dialog is accessible and fits the screen', async ({ demoPage: page }) => {
    await goTo(page, '/dashboard');
    await expect(page.getByText('You have 5 orders.')).toBeVisible();
    await expectToFit(page, 'orders');
    await page.getByRole('button', { name: 'Change name' }).click();
    await expect(page.getByRole('dialog', { name: 'Change name' })).toBeVisible();
    await expectToFit(page, 'changing the name');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(page.getByRole('dialog', { name: 'Sign out everywhere' })).toBeVisible();
    await expectToFit(page, 'signing out everywhere');
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Addresses' }).click();
    await expectToFit(page, 'addresses');
    await page.getByRole('button', { name: 'Add address' }).click();
    await expect(page.getByRole('dialog', { name: 'Add address' })).toBeVisible();
    await expectToFit(page, 'adding an address');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Delete / }).click();
    await expect(page.getByRole('dialog', { name: 'Delete address' })).toBeVisible();
    await expectToFit(page, 'deleting an address');
  });
});

test('the account page stays within its size budget, API calls included', async ({ demoPage: page }) => {
  const traffic = watchTraffic(page);
  await goTo(page, '/dashboard');
  await expect(page.getByText('You have 5 orders.')).toBeVisible();
  await page.getByRole('tab', { name: 'Addresses' }).click();
  const weight = await traffic.weight('script');
  expect(weight).toBeGreaterThan(50_000);
  expect(weight).toBeLessThanOrEqual(ACCOUNT_SCRIPT_BUDGET);
});
