import { expectToFit } from '@tanabana/tooling/playwright/accessibility';
import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';
import { onEveryScreen } from '@tanabana/tooling/playwright/screens';

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

  test('a fuel enquiry is prepared in place, and kept with the others', async ({ page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await goTo(page, '/biomass');
    await page.getByRole('link', { name: 'Get a quotation' }).click();
    const prepare = page.getByRole('button', { name: 'Prepare an enquiry' });
    await expect(prepare).toBeInViewport();
    await prepare.click();
    const form = page.getByRole('group', { name: 'Enquiry about fuel' });
    await form.getByRole('combobox', { name: 'Raw material' }).selectOption('Rice husk');
    await form.getByRole('textbox', { name: 'Tonnes a month' }).fill('40');
    await expectToFit(page, 'fuel');
    await form.getByRole('button', { name: 'Copy text' }).click();
    await expect(form.getByText(/^TB-.* is saved in this browser/)).toBeVisible();
    await goTo(page, '/enquiry#my-enquiries');
    const list = page.getByRole('region', { name: 'My enquiries' });
    await list.getByText(/^TB-/).click();
    for (const text of ['Rice husk', '40']) await expect(list.getByText(text, { exact: true })).toBeVisible();
  });
});
