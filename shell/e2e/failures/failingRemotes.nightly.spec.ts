import type { Page } from '@playwright/test';
import { expectHydrated, follow, goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';
import { REMOTES } from '../routes';
import { shareOfWords, visibleWords } from '../pages/visibleWords';

/** Faulty responses to requests for a remote's scripts. */
const FAILURES = {
  'is blocked': (page: Page, remote: string) =>
    page.route(`**/assets/${remote}/**/*.js*`, (route) => route.abort()),
  'never answers': (page: Page, remote: string) =>
    page.route(`**/assets/${remote}/**/*.js*`, () => undefined),
};

const CASES = REMOTES.flatMap(({ remote, address }) =>
  Object.entries(FAILURES).map(([failure, fail]) => ({ remote, own: address, failure, fail })),
);

for (const { remote, own, failure, fail } of CASES) {
  test(`when ${remote} ${failure}, its own page shows a message, and every other page works`, async ({
    browser,
    page,
  }) => {
    const broken = await browser.newPage();
    await fail(broken, remote);

    for (const { address: path } of REMOTES.filter((other) => other.remote !== remote)) {
      await goTo(page, path);
      await broken.goto(path);
      await expect(broken.locator('footer')).toBeVisible();
      const words = await visibleWords(page);
      // Polls, because lists of the broken page load more entries while the page is open.
      await expect
        .poll(async () => shareOfWords(words, await visibleWords(broken)))
        .toBeGreaterThanOrEqual(0.75);
    }

    // On a page of the faulty remote itself, the region displays a message.
    await goTo(broken, '/about');
    await follow(broken, own);
    await expect(broken.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 15_000 });
    await broken.getByRole('button', { name: 'Menu' }).click();
    await expect(broken.getByRole('dialog')).toBeVisible();
    await broken.keyboard.press('Escape');

    await broken.unroute(`**/assets/${remote}/**/*.js*`);
    await broken.getByRole('button', { name: 'Try again' }).click();
    await expect(broken.locator('main h1')).toBeVisible();
    await expect(broken.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await broken.close();
  });
}

test.describe('the server-rendered page', () => {
  test.use({ allowedComplaints: /./ });

  test('remains readable when its script does not load, and works after Try again', async ({ page }) => {
    await page.route('**/assets/catalogue/**/*.js*', (route) => route.abort());
    await page.goto('/product/30001');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByText('Minimum Order Quantity: 25 units')).toBeVisible();
    await page.unroute('**/assets/catalogue/**/*.js*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await expectHydrated(page);
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(page.locator('header').getByRole('link', { name: 'Cart, 25 items' })).toBeVisible();
  });

  test('remains readable except for the region whose script fails its integrity check', async ({
    complaints,
    page,
  }) => {
    await page.route('**/assets/cart/pages-cart.*.js', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: `${await answer.text()}\nwindow.tampered = true;` });
    });
    await page.goto('/cart');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
    expect(complaints).toContainEqual(expect.stringMatching(/integrity/i));
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});
