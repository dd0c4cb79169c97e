import { axeFindings } from '@tanabana/tooling/playwright/accessibility';
import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';

const ANSWERS = [
  { text: 'TB-MRD-DIY-30018', name: 'Five-wick Standing Brass Diya' },
  { text: 'नीला कालीन 240x300 cm', name: /Rug/ },
  { text: 'bowl under 1000', name: /Bowl/ },
] as const;

for (const { text, name } of ANSWERS) {
  test(`a search for ${text} finds the product`, async ({ page }) => {
    await goTo(page, '/catalogue');
    await page.getByRole('searchbox', { name: 'Search' }).fill(text);
    await expect(page.getByRole('button', { name: `Remove “${text}”` })).toBeVisible();
    await expect(page.locator('main article').first()).toContainText(name);
    expect(await axeFindings(page)).toEqual([]);
  });
}

test('a word without matches is dropped and reported', async ({ page }) => {
  await goTo(page, '/catalogue?q=xyzzy+vase');
  await expect(page.getByText('No results for “xyzzy”. Showing results for “vase” instead.')).toBeVisible();
  await expect(page.locator('main article').first()).toContainText('Vase');
  expect(await axeFindings(page)).toEqual([]);
});

test('a search word of another page suggests that page, also by keyboard', async ({ page }) => {
  await goTo(page, '/catalogue');
  await page.getByRole('searchbox', { name: 'Search' }).fill('biomass pellets');
  const link = page.getByRole('navigation', { name: 'Pages for this search' }).getByRole('link');
  await expect(link).toHaveText('Biomass Pellets & Briquettes');
  expect(await axeFindings(page)).toEqual([]);
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/biomass$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the server answers a search with products, dropped words and pages', async ({ page }) => {
    await page.goto('/catalogue?q=xyzzy+brass+returns');
    await expect(page.getByText(/^No results for “xyzzy”/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'FAQ' }).first()).toBeVisible();
    await expect(page.locator('main article').first()).toBeVisible();
  });
});
