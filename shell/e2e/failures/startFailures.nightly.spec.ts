import type { Page, Route } from '@playwright/test';
import { expectHydrated } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';
import { reportsOf } from './failures';
import { answerWith, changed, NETWORK_FAULTS } from './networkFaults';

// The timeout is long, because the start script repeats a pending request after 20 s.
test.describe.configure({ timeout: 90_000 });
test.use({ allowedComplaints: /./ });

const ENTRY = '**/assets/shell/main.*.js*';
const PATH = '/product/30001';

const LOADING = 'Its buttons are still loading';
const FAILED = 'its buttons did not load';

const notice = (page: Page) => page.locator('#tanabana-start-notice');

for (const [fault, answer] of Object.entries(NETWORK_FAULTS)) {
  test(`when the shell's script ${fault}, the start is reported and retried`, async ({ page }) => {
    const reported = await reportsOf(page);
    await page.route(ENTRY, answer, { times: 1 });
    await page.goto(PATH);
    await expectHydrated(page, { timeout: 60_000 });
    await expect(notice(page)).toBeHidden();
    // A script that is 10 s late is no failure, so no report is expected.
    if (!fault.includes('10 s')) await reported(/^shell [0-9.]+-[0-9a-f]{10} start$/);
  });
}

test('a script without a response causes a notice after 8 s, and is requested again after 20 s', async ({
  page,
}) => {
  const reported = await reportsOf(page);
  await page.route(ENTRY, () => new Promise<void>(() => undefined), { times: 1 });
  await page.goto(PATH);
  await expect(notice(page).getByText(LOADING)).toBeVisible({ timeout: 20_000 });
  await expectHydrated(page, { timeout: 60_000 });
  await expect(notice(page)).toBeHidden();
  await reported(/^shell .+ start$/);
});

test('when every retry fails, a message explains what works, and links work', async ({ page }) => {
  await page.route(ENTRY, answerWith(500));
  await page.goto(PATH);
  await expect(notice(page).getByText(FAILED)).toBeVisible({ timeout: 30_000 });
  await expect(notice(page).getByRole('link', { name: 'Reload the page' })).toBeVisible();
  await page.unroute(ENTRY);
  await notice(page).getByRole('link', { name: 'Reload the page' }).click();
  await expectHydrated(page);
});

test('a document with a changed import map does not start, displays a message and reports the failure', async ({
  page,
}) => {
  const reported = await reportsOf(page);
  const unhash = (html: string) => html.replace(/("\/assets\/[\w./-]+\.js":)"sha384-[^"]+"/, '$1""');
  const run: string[] = [];
  await page.exposeFunction('noteRun', (name: string) => run.push(name));
  await page.route(
    '**/assets/**/*.js*',
    changed((script) => `window.noteRun('script');${script}`),
  );
  await page.route(
    `**${PATH}`,
    async (route: Route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: unhash(await answer.text()) });
    },
    { times: 1 },
  );
  await page.goto(PATH);
  await expect(notice(page).getByText(FAILED)).toBeVisible({ timeout: 30_000 });
  await reported(/^shell .+ start$/);
  expect(run).toEqual([]);
});

test.describe('when the browser refuses the import map because of an extension', () => {
  test.beforeEach(async ({ page }) => {
    // Firefox refuses an import map that follows a module script, and then dispatches an error event. Chromium accepts
    // such a map. To simulate the refusal, the test changes the map, so that the content security policy blocks the
    // map. To simulate the event, a script dispatches an error event.
    await page.route(
      `**${PATH}`,
      changed((html) => html.replace('<script type="importmap">', '$& ')),
    );
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!window.tanabanaEarlyActs) return;
        observer.disconnect();
        document.querySelector('script[type=importmap]')?.dispatchEvent(new Event('error'));
      }).observe(document, { childList: true, subtree: true });
    });
  });

  test('a page starts with the addresses of its scripts, and reports no failure', async ({ page }) => {
    const failures: string[] = [];
    page.on('request', (request) =>
      failures.push(...(request.url().endsWith('/_failures') ? ['reported'] : [])),
    );
    await page.goto(PATH);
    await expectHydrated(page);
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(page.locator('header').getByRole('link', { name: 'Cart, 25 items' })).toBeVisible();
    expect(failures).toEqual([]);
  });

  test('a script with changed bytes does not run', async ({ page }) => {
    const reported = await reportsOf(page);
    await page.route(
      ENTRY,
      changed((script) => `window.tampered = true;${script}`),
    );
    await page.goto(PATH);
    await expect(notice(page).getByText(FAILED)).toBeVisible({ timeout: 30_000 });
    await reported(/^shell .+ start$/);
    expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
  });
});
