import type { Page } from '@playwright/test';

/**
 * Replaces Google's sign-in script with a substitute. A click on the substitute's button passes the credential to the
 * page. Like the original, the substitute writes HTML through its own Trusted Types policy.
 */
export async function serveGoogle(page: Page, credential: string): Promise<void> {
  await page.route('https://accounts.google.com/gsi/client', (route) =>
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
