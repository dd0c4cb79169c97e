import { expectToFit } from '@tanabana/build/playwright/accessibility';
import { goTo } from '@tanabana/build/playwright/goTo';
import { expect, test } from '@tanabana/build/playwright/journey';
import { onEveryScreen } from '@tanabana/build/playwright/screens';

onEveryScreen(() => {
  test('the biomass page shows nine materials and has two links to the contact page', async ({ page }) => {
    await goTo(page, '/biomass');
    const materials = page.getByRole('region', { name: 'Nine raw materials' });
    await expect(materials.getByText(/kcal\/kg$/)).toHaveCount(9);
    await expectToFit(page);
    for (const name of ['Get in Touch', 'Connect with Us']) {
      await page.locator('main').getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
      await page.goBack();
      await expect(materials).toBeVisible();
    }
  });
});
