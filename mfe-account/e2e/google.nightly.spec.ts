import { CLIENT_ID, startGoogleIssuer, type GoogleIssuer } from '@tanabana/account-api/testing/googleIssuer';
import { axeFindings } from '@tanabana/tooling/playwright/accessibility';
import { FAILED_ANSWER } from '@tanabana/tooling/playwright/accounts';
import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test as journey } from '@tanabana/tooling/playwright/journey';
import { SCRIPT_BUDGET, watchTraffic } from '@tanabana/tooling/playwright/traffic';
import type { Page } from '@playwright/test';
import { serveGoogle } from './serveGoogle';

const test = journey.extend<object, { google: GoogleIssuer }>({
  google: [
    async ({}, use) => {
      const google = await startGoogleIssuer();
      await use(google);
      await google.stop();
    },
    { scope: 'worker' },
  ],
  shopEnvironment: [
    // The account service and the page with Google's button both read the client id from `SETTINGS`.
    ({ google: { environment } }, use) =>
      use({
        GOOGLE_ISSUER: environment.GOOGLE_ISSUER,
        GOOGLE_JWKS_URL: environment.GOOGLE_JWKS_URL,
        SETTINGS: JSON.stringify({ googleClientId: CLIENT_ID }),
      }),
    { scope: 'worker' },
  ],
});

// The tests run one after another, because they share one server.
test.describe.configure({ mode: 'default' });

const googleButton = (page: Page) => page.getByRole('button', { name: 'Continue with Google' });

test("Google's button opens an account, confirms the sign-in and leads to the remembered page", async ({
  page,
  google,
}) => {
  const meera = { sub: 'google-1', email: 'meera@shop.example', name: 'Meera Nair' };
  await serveGoogle(page, await google.credential(meera));
  await goTo(page, '/dashboard?tab=addresses');
  await expect(googleButton(page)).toBeVisible();
  await expect(googleButton(page)).toHaveAttribute('data-client', CLIENT_ID);
  expect(await axeFindings(page)).toEqual([]);
  await googleButton(page).click();
  await expect(page.getByText('You are signed in as Meera Nair.')).toBeVisible();
  await expect(page).toHaveURL('/dashboard?tab=addresses');
  await expect(page.getByText('meera@shop.example')).toBeVisible();
  await expect(page.getByText('Verified')).toBeVisible();
});

test("Google's button also works on a page reached without loading a document, within the size budget", async ({
  page,
}) => {
  await serveGoogle(page, '');
  const traffic = watchTraffic(page);
  await goTo(page, '/faq');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Login' }).click();
  await expect(googleButton(page)).toBeVisible();
  const weight = await traffic.weight('script');
  expect(weight).toBeGreaterThan(50_000);
  expect(weight).toBeLessThanOrEqual(SCRIPT_BUDGET);
});

const REFUSED = [
  { what: 'no credential', credential: () => '', message: 'Google login failed' },
  {
    what: 'an unreadable credential',
    credential: () => 'a.b.c',
    message: 'Failed to process Google authentication data',
  },
  {
    what: 'a credential for another shop',
    credential: (google: GoogleIssuer) =>
      google.credential({ sub: 'google-2', email: 'x@shop.example', aud: 'another.apps.example' }),
    message: 'Google did not confirm this sign-in. Please try again.',
  },
];

test.describe('an unusable answer of Google', () => {
  test.use({ allowedComplaints: FAILED_ANSWER });

  for (const { what, credential, message } of REFUSED) {
    test(`shows an error for ${what}, and the form still works`, async ({ page, google }) => {
      await serveGoogle(page, await credential(google));
      await goTo(page, '/login');
      await googleButton(page).click();
      await expect(page.getByRole('alert').getByText(message)).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole('button', { name: 'Demo Login' }).click();
      await expect(page).toHaveURL('/dashboard');
    });
  }
});

test.describe('without Google’s script', () => {
  test.use({ allowedComplaints: /Failed to load resource|TrustedScriptURL/ });

  test("the form works, and the page's policy still refuses other scripts", async ({ page }) => {
    await page.route('https://accounts.google.com/**', (route) => route.abort());
    await goTo(page, '/login');
    await expect(page.getByText('Google is not responding. Please try again later.')).toBeVisible();
    expect(
      await page.evaluate(() => {
        try {
          document.createElement('script').src = 'https://accounts.google.com/other.js';
          return 'taken';
        } catch (error) {
          return (error as Error).name;
        }
      }),
    ).toBe('TypeError');
    await page.getByRole('button', { name: 'Demo Login' }).click();
    await expect(page).toHaveURL('/dashboard');
  });
});
