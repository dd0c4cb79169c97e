import type { Page } from '@playwright/test';
import { expectToFit } from '@tanabana/tooling/playwright/accessibility';
import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';
import { tabTo } from '@tanabana/tooling/playwright/keyboard';
import { onEveryScreen } from '@tanabana/tooling/playwright/screens';

const field = (page: Page, name: string) => page.locator('main').getByLabel(name, { exact: true });

const LETTERS = [
  { path: '/newsletter', action: 'Subscribe', thanks: 'Thanks! We are glad you would like to read it.' },
  {
    path: '/coming-soon/millet-foods',
    action: 'Notify Me',
    thanks: 'Thanks! You will be notified at launch.',
  },
];

onEveryScreen(() => {
  for (const { path, action, thanks } of LETTERS) {
    test(`${path} accepts a valid email address and shows thanks`, async ({ page }) => {
      await goTo(page, path);
      await field(page, 'Email Address').fill('asha');
      await page.getByRole('button', { name: action }).click();
      await expect(page.getByText(thanks)).toHaveCount(0);
      await field(page, 'Email Address').fill('asha@hotel.example');
      await page.getByRole('button', { name: action }).click();
      await expect(page.getByText(thanks)).toBeVisible();
      await expectToFit(page);
    });
  }
});

for (const { path, action } of [
  { path: '/newsletter', action: 'Subscribe' },
  { path: '/coming-soon/clothing', action: 'Notify Me' },
]) {
  test(`${path} accepts an email address with the keyboard alone`, async ({ page }) => {
    await goTo(page, path);
    await tabTo(field(page, 'Email Address'));
    await page.keyboard.type('asha@hotel.example');
    await tabTo(page.getByRole('button', { name: action }));
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Thanks!/)).toBeVisible();
  });
}
