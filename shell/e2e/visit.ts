import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';

/** Address of the storefront under test. */
export const STOREFRONT = process.env.STOREFRONT ?? '';

/** What a browser said on its console during a visit. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors, warnings and uncaught exceptions, in words. */
  readonly complaints: readonly string[];
}

let browser: Promise<Browser> | undefined;

function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

/** Ends the browser of this file's journeys. */
export async function closeBrowser(): Promise<void> {
  await (await browser)?.close();
  browser = undefined;
}

/** Notes what a page complains about. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  return complaints;
}

/**
 * Opens a visitor's browser with nothing stored, on a phone unless another size is asked for.
 */
export async function newVisit(options: BrowserContextOptions = {}): Promise<Visit> {
  browser ??= launch();
  const context = await (
    await browser
  ).newContext({ viewport: { width: 375, height: 812 }, baseURL: STOREFRONT, ...options });
  const page = await context.newPage();
  return { page, context, complaints: complaintsOf(page) };
}

/** Goes to a path inside the shop as a click on a link does, without another document. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Goes to a path and waits until the browser has taken the page over. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
}
