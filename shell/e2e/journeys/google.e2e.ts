import type { Page } from 'playwright-core';
import { CLIENT_ID, startGoogleIssuer, type GoogleIssuer } from '../../../account-api/test/googleIssuer';
import { unprovoked } from '../account';
import { startStorefront, type RunningStorefront } from '../startStorefront';
import { CALL_CLIENT, SCRIPT_BUDGET, weighScripts } from '../scriptWeight';
import { axeFindings } from '../axe';
import { closeBrowser, goTo, newVisit } from '../visit';

const GOOGLE_SCRIPT = 'https://accounts.google.com/gsi/client';

let google: GoogleIssuer;
let storefront: RunningStorefront;

beforeAll(async () => {
  google = await startGoogleIssuer();
  // The service takes the client id from the settings, as the button does.
  const { GOOGLE_ISSUER, GOOGLE_JWKS_URL } = google.environment;
  storefront = await startStorefront({
    GOOGLE_ISSUER,
    GOOGLE_JWKS_URL,
    SETTINGS: JSON.stringify({ googleClientId: CLIENT_ID }),
  });
}, 240_000);

afterAll(async () => {
  await closeBrowser();
  storefront.process.kill();
  await google.stop();
});

/**
 * Serves a stand-in of Google's client, which answers a click with a credential instead of asking who it is. Like
 * Google's own it writes HTML by a Trusted Types policy of its own.
 */
async function serveGoogle(page: Page, credential: string): Promise<void> {
  await page.route(GOOGLE_SCRIPT, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `{
        const policy = window.trustedTypes.createPolicy('goog#html', { createHTML: (html) => html });
        let settings;
        window.google = { accounts: { id: {
          initialize: (given) => { settings = given; },
          renderButton: (place, { width }) => {
            place.innerHTML = policy.createHTML('<button type="button">Continue with Google</button>');
            place.firstChild.dataset.client = settings.client_id;
            place.firstChild.dataset.width = width;
            place.firstChild.onclick = () => settings.callback({ credential: ${JSON.stringify(credential)} });
          },
        } } };
      }`,
    }),
  );
}

const visitWithGoogle = async (credential: string) => {
  const visit = await newVisit({ baseURL: storefront.address });
  await serveGoogle(visit.page, credential);
  return visit;
};

const googleButton = (page: Page) => page.getByRole('button', { name: 'Continue with Google' });

test("Google's button opens an account, confirms it and leads to the remembered page", async () => {
  const meera = { sub: 'google-1', email: 'meera@shop.example', name: 'Meera Nair' };
  const { page, context, complaints } = await visitWithGoogle(await google.credential(meera));
  await goTo(page, '/dashboard?tab=addresses');
  await googleButton(page).waitFor();
  expect(await googleButton(page).getAttribute('data-client')).toBe(CLIENT_ID);
  expect(await axeFindings(page)).toEqual([]);
  await googleButton(page).click();
  await page.getByText('You are signed in as Meera Nair.').waitFor();
  await page.waitForURL('**/dashboard?tab=addresses');
  await page.getByText('meera@shop.example').waitFor();
  await page.getByText('Verified').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('a page reached without another document lets the button work too, and weighs no more than it may', async () => {
  const { page, context, complaints } = await visitWithGoogle('');
  const weight = weighScripts(page);
  await goTo(page, '/about');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Login' }).click();
  await googleButton(page).waitFor();
  expect(await weight()).toBeGreaterThan(50_000);
  expect(await weight()).toBeLessThanOrEqual(SCRIPT_BUDGET + CALL_CLIENT);
  expect(complaints).toEqual([]);
  await context.close();
});

test.each([
  ['no credential', () => Promise.resolve(''), 'Google login failed'],
  [
    'a credential that cannot be read',
    () => Promise.resolve('a.b.c'),
    'Failed to process Google authentication data',
  ],
  [
    'a credential for another shop',
    () => google.credential({ sub: 'google-2', email: 'x@shop.example', aud: 'another.apps.example' }),
    'Google did not confirm this sign-in. Please try again.',
  ],
])('%s is refused in words, and the form still works', async (_, credential, words) => {
  const { page, context, complaints } = await visitWithGoogle(await credential());
  await goTo(page, '/login');
  await googleButton(page).click();
  await page.getByRole('alert').getByText(words).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Demo Login' }).click();
  await page.waitForURL('**/dashboard');
  expect(unprovoked(complaints)).toEqual([]);
  await context.close();
});

test('a script that does not come costs the button only, and no other script of Google may come', async () => {
  const { page, context } = await newVisit({ baseURL: storefront.address });
  await page.route('https://accounts.google.com/**', (route) => route.abort());
  await goTo(page, '/login');
  await page.getByText('Google sign-in cannot be reached just now.').waitFor();
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
  await page.waitForURL('**/dashboard');
  await context.close();
});
