import type { Browser, ConsoleMessage, Page } from '@playwright/test';
import { goTo } from '@tanabana/tooling/playwright/goTo';
import { PHONE } from '@tanabana/tooling/playwright/profiles';
import { watchTraffic } from '@tanabana/tooling/playwright/traffic';

const PATIENCE = { timeout: 15_000 };

/**
 * Opens a page and scrolls to its end. Returns uncaught exceptions, unhandled rejections, failed requests and errors on
 * the console, which include violations of the content security policy and of Trusted Types. Stacks have positions in
 * the scripts of the release.
 */
export async function pageFaults(browser: Browser, address: string): Promise<readonly string[]> {
  const page = await browser.newPage({ viewport: PHONE.viewport, serviceWorkers: 'block' });
  const faults = new Set<string>();
  try {
    page.on('pageerror', ({ message, stack }) => faults.add(stack?.includes(message) ? stack : message));
    page.on('console', (message) => {
      if (message.type() === 'error') faults.add(inWords(message));
    });
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // The browser cancels requests that the page no longer needs.
      if (reason !== 'net::ERR_ABORTED') faults.add(`${request.url()} failed: ${reason}`);
    });
    const { settled } = watchTraffic(page);
    await goTo(page, address, PATIENCE);
    await settled(PATIENCE);
    await scrollToEnd(page);
    await settled(PATIENCE);
    return [...faults];
  } finally {
    await page.context().close();
  }
}

function inWords(message: ConsoleMessage): string {
  const { url, lineNumber, columnNumber } = message.location();
  // Playwright counts lines and columns from 0.
  return url ? `${message.text()} (${url}:${lineNumber + 1}:${columnNumber + 1})` : message.text();
}

const scrollToEnd = (page: Page) =>
  page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
