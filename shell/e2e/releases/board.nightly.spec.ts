import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expectToFit } from '@tanabana/tooling/playwright/accessibility';
import { collectConsoleProblems, expect, test as base } from '@tanabana/tooling/playwright/journey';
import { tabTo } from '@tanabana/tooling/playwright/keyboard';
import { BOARD_TOKEN, FAULTY_VERSION, openFaultyShop, type FaultyShop } from '../failures/faultyShop';

/** A shop in which a version of the remote `cart` is newer than the live one. */
const test = base.extend<{ readonly ownShop: FaultyShop }>({
  ownShop: async ({}, use) => {
    const shop = await openFaultyShop('cart');
    // No stored release has these settings. Otherwise the release that the test composes could already be stored.
    await shop.promoteValid({ offline: { maxMegabytes: 20 } });
    await use(shop);
    await shop.close();
  },
});

test.use({ shopEnvironment: { BOARD_TOKEN } });
// The tests run one after another, because they use the same shop.
test.describe.configure({ mode: 'default', timeout: 180_000 });

/** Opens the board in a new browser context, and signs in. */
function signedIn(
  browser: Browser,
  baseURL: string,
  username: string,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<BrowserContext> {
  return browser.newContext({ baseURL, httpCredentials: { username, password: BOARD_TOKEN }, ...options });
}

async function composeAndVerify(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: `Propose cart ${FAULTY_VERSION}` }).click();
  const row = page.getByRole('row').filter({ hasText: FAULTY_VERSION });
  await expect(row).toContainText('same pages and fragments');
  await page.getByRole('button', { name: 'Compose this release' }).click();
  await page.getByRole('button', { name: 'Verify it' }).click();
  await expect(page.getByText('/cart renders')).toBeVisible();
  await expect(page.getByText(/^Release \w+ is in order\.$/)).toBeVisible({ timeout: 120_000 });
}

test('the shell team composes, previews, verifies, starts a canary, promotes and rolls back', async ({
  browser,
  ownShop,
}) => {
  const context = await signedIn(browser, ownShop.board, 'Asha');
  const complaints = collectConsoleProblems(context);
  const page = await context.newPage();
  await composeAndVerify(page);
  const verified = page.url();
  expect(new URL(verified).pathname).toBe('/verify');

  const canary = page.locator('form[action="/canary"]');
  await canary.getByLabel('Share of visitors').fill('20');
  await canary.getByLabel('Why').fill('A look at the new cart');
  await page.getByRole('button', { name: 'Show it to them' }).click();
  await expect(page.getByRole('heading', { name: /^Canary: .*, 20% of visitors$/ })).toBeVisible();

  await page.getByRole('link', { name: 'Promote it, change its share, or end it…' }).click();
  await page.getByRole('button', { name: 'Verify it' }).click();
  const promote = page.locator('form[action="/promote"]');
  await promote.getByLabel('Why').fill('The new cart holds', { timeout: 120_000 });
  await page.getByRole('button', { name: 'Promote it to everybody' }).click();
  await expect(page.getByRole('status')).toContainText(/Asha promoted release .*: The new cart holds/);

  await page.getByRole('link', { name: 'Roll back…' }).click();
  await page.getByLabel('Why').fill('The old cart was better');
  await page.getByRole('button', { name: 'Roll back' }).click();
  const history = page.getByRole('table', { name: 'History' }).getByRole('row');
  await expect(history.nth(1)).toContainText(/rollback.*Asha.*The old cart was better/);
  await expect(history.nth(2)).toContainText(/promote.*Asha.*The new cart holds.*pages rendered/);
  await expect(history.nth(3)).toContainText(/canary-start.*20%.*Asha.*A look at the new cart/);
  expect(await ownShop.latest()).toMatchObject({ action: 'rollback', by: 'Asha', number: 5 });
  expect(complaints).toEqual([]);
  await context.close();
});

test('the board displays the live release and rolls back without JavaScript', async ({
  browser,
  ownShop,
}) => {
  const context = await signedIn(browser, ownShop.board, 'Ravi', { javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('link', { name: 'Roll back…' }).click();
  await page.getByLabel('Why').fill('It is slow.');
  await page.getByRole('button', { name: 'Roll back' }).click();
  await expect(page.getByRole('status')).toContainText(/Ravi rolled back to release .*: It is slow\./);
  expect(await ownShop.latest()).toMatchObject({ action: 'rollback', by: 'Ravi', reason: 'It is slow.' });
  await context.close();
});

test('another site cannot send commands with the session of a browser', async ({ browser, ownShop }) => {
  const context = await signedIn(browser, ownShop.board, 'Asha');
  const page = await context.newPage();
  await page.goto('/rollback');
  const state = await page.locator('form[action="/rollback"] input[name=state]').getAttribute('value');
  // For browsers, another host name of the same server is another site.
  const another = new URL(ownShop.board);
  another.hostname = another.hostname === 'localhost' ? '127.0.0.1' : 'localhost';
  await page.route(`${another.origin}/forged`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<form method="post" action="${ownShop.board}/rollback"><input name="state" value="${state}"><input name="reason" value="Forged"><button>Win a rug</button></form>`,
    }),
  );
  await page.goto(`${another.origin}/forged`);
  await page.getByRole('button', { name: 'Win a rug' }).click();
  await expect(page.getByText('This form did not come from a page of the board.')).toBeVisible();
  expect((await ownShop.latest())?.number).toBe(2);

  await page.goto('/rollback');
  const ownState = page.locator('form[action="/rollback"] input[name=state]');
  await ownState.evaluate((input) => input.setAttribute('value', 'old'));
  await page.getByLabel('Why').fill('Too late');
  await page.getByRole('button', { name: 'Roll back' }).click();
  await expect(page.getByText('Open the board again, and send the form from there.')).toBeVisible();
  expect((await ownShop.latest())?.number).toBe(2);
  await context.close();
});

test('the live release is rolled back with only the keyboard', async ({ browser, ownShop }) => {
  const context = await signedIn(browser, ownShop.board, 'Asha');
  const page = await context.newPage();
  await page.goto('/');
  await tabTo(page.getByRole('link', { name: 'Roll back…' }));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/release/*');
  await tabTo(page.getByLabel('Why'));
  await page.keyboard.type('No mouse at hand');
  await tabTo(page.getByRole('button', { name: 'Roll back' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText(/Asha rolled back to release .*: No mouse at hand/);
  await context.close();
});

test('every page of the board fits its screen and is accessible', async ({ browser, ownShop }) => {
  const context = await signedIn(browser, ownShop.board, 'Asha');
  const page = await context.newPage();
  const fits = async () => {
    for (const width of [375, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expectToFit(page, `${page.url()} at ${width}`);
    }
  };
  for (const address of ['/', '/proposal', '/rollback']) {
    await page.goto(address);
    await fits();
  }
  await composeAndVerify(page);
  await fits();
  await page.getByRole('link', { name: 'Look at it again' }).click();
  await fits();
  await context.close();
});
