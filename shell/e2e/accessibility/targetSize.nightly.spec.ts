import { demoSession } from '@tanabana/tooling/playwright/accounts';
import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';
import { expectLargeTargets } from './expectLargeTargets';
import { press } from '../screens/narrowStates';

test.use({ reducedMotion: 'reduce' });

const OPENED: Readonly<Record<string, readonly [path: string, button: string]>> = {
  'the menu': ['/about', 'Menu'],
  'Get in Touch': ['/about', 'Contact Us'],
  'an enlarged picture': ['/product/10001', 'Enlarge picture'],
  'the description of a value': ['/', 'Sustainable'],
};

for (const [name, [path, button]] of Object.entries(OPENED)) {
  test(`every target of ${name} is large enough for a finger`, async ({ page }) => {
    await goTo(page, path);
    await press(button)(page);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectLargeTargets(page);
  });
}

test('every target of an account is large enough for a finger', async ({ page, shop, store }) => {
  await store(await demoSession(shop));
  await goTo(page, '/dashboard');
  await expect(page.getByText('You have 5 orders.')).toBeVisible();
  await expectLargeTargets(page);
  await page.getByRole('tab', { name: 'Addresses' }).click();
  await press('Add address')(page);
  await expectLargeTargets(page);
});
