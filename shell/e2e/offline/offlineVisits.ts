import { expect, type Page } from '@playwright/test';
import { expectHydrated, goTo } from '@tanabana/tooling/playwright/goTo';

/**
 * Opens two pages, because the service worker controls only the second. Waits until the worker has cached documents.
 */
export async function activateWorker(page: Page, shop = ''): Promise<void> {
  await goTo(page, `${shop}/about`);
  await page.locator('footer').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Questions');
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await expectCached(page, '/_offline', '/about', '/faq', '/cart', '/enquiry', '/wishlist');
}

export async function expectCached(page: Page, ...addresses: readonly string[]): Promise<void> {
  await expect
    .poll(() => cachedAddresses(page), { timeout: 30_000 })
    .toEqual(expect.arrayContaining([...addresses]));
}

/** Waits until the service worker has cached a product's page, and what the page reads ahead after all of its scripts. */
export async function expectProductCached(page: Page, address: string): Promise<void> {
  await expectCached(page, address);
  await expect
    .poll(() => cachedAddresses(page, 'files'))
    .toContainEqual(expect.stringMatching(/\/records\/products-\d/));
}

/** Returns the addresses of cached documents or files, without the origin. */
export function cachedAddresses(page: Page, what: 'documents' | 'files' = 'documents'): Promise<string[]> {
  return page.evaluate(async (suffix) => {
    const names = (await caches.keys()).filter((name) => name.endsWith(suffix));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url.slice(window.location.origin.length));
  }, what);
}

/** Returns the id of the release from which a document was rendered. */
export async function releaseOf(page: Page): Promise<string> {
  const block = await page.locator('#tanabana-document').textContent();
  return /"release":"([0-9a-z-]+)"/.exec(block ?? '')?.[1] ?? '';
}

export async function reload(page: Page): Promise<void> {
  await page.reload();
  await expectHydrated(page);
}

export function networkNotice(page: Page) {
  return page.getByRole('status').filter({ hasText: /offline|slow|newer/ });
}
