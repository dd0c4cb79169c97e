import { expect, type Page } from '@playwright/test';
import { expectHydrated, goTo } from '@tanabana/build/playwright/goTo';

/** Reads two pages, as a visitor does to whom the service worker comes, and waits until it serves the page. */
export async function withWorker(page: Page, shop = ''): Promise<void> {
  await goTo(page, `${shop}/about`);
  await page.locator('footer').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Questions');
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await expectKept(page, '/_offline', '/about', '/faq', '/cart', '/enquiry', '/wishlist');
}

/** Waits until the service worker has cached the documents of these addresses. */
export async function expectKept(page: Page, ...addresses: readonly string[]): Promise<void> {
  await expect
    .poll(() => keptAddresses(page), { timeout: 30_000 })
    .toEqual(expect.arrayContaining([...addresses]));
}

/** Addresses of what the service worker has cached. @param what documents or files */
export function keptAddresses(page: Page, what: 'documents' | 'files' = 'documents'): Promise<string[]> {
  return page.evaluate(async (suffix) => {
    const names = (await caches.keys()).filter((name) => name.endsWith(suffix));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url.slice(window.location.origin.length));
  }, what);
}

/** The release that a page runs. */
export async function releaseOf(page: Page): Promise<string> {
  const block = await page.locator('#tanabana-document').textContent();
  return /"release":"([0-9a-z-]+)"/.exec(block ?? '')?.[1] ?? '';
}

/** Loads a page anew, and waits until the browser has taken it over. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await expectHydrated(page);
}

/** What the notice of a missing network says. */
export function networkNotice(page: Page) {
  return page.getByRole('status').filter({ hasText: /offline|slow|newer/ });
}
