import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { DESKTOP, emulate, PHONE } from '@tanabana/tooling/playwright/profiles';
import { ELEPHANT, RUG, storedCart, VASE } from '@tanabana/tooling/playwright/storedRecords';
import { watchTraffic } from '@tanabana/tooling/playwright/traffic';

interface Transfer {
  readonly requests: number;
  readonly bytes: number;
}

const PATIENCE = { timeout: 120_000 };

/** Pause between two letters, in milliseconds, which is longer than the pause before suggestions. */
const LETTER_MS = 300;

/** Time in which a page registers its service worker, and the worker stores files, in milliseconds. */
const WATCH_MS = 10_000;

async function inContext<Result>(
  browser: Browser,
  measure: (page: Page, context: BrowserContext) => Promise<Result>,
  records: Readonly<Record<string, string>> = {},
): Promise<Result> {
  const { viewport } = PHONE;
  const context = await browser.newContext({ viewport, deviceScaleFactor: 2 });
  await context.addInitScript((stored) => {
    for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
  }, records);
  try {
    return await measure(await context.newPage(), context);
  } finally {
    await context.close();
  }
}

/** Counts the data files that a page requests after the call. */
async function countData(devtools: CDPSession) {
  const counted = { requests: 0, bytes: 0 };
  const data = new Set<string>();
  await devtools.send('Network.enable');
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType === 'application/json') data.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!data.has(requestId)) return;
    counted.requests += 1;
    counted.bytes += encodedDataLength;
  });
  return counted;
}

interface TypedWord {
  /** `ms` is the time of the main thread. */
  readonly key: Transfer & { readonly ms: number };
  /** Data of three more letters. */
  readonly letters: Transfer;
}

/** Measures a word in the header's search: requests of data, and the main thread's time on a phone. */
export function typedWord(browser: Browser, address: string): Promise<TypedWord> {
  return inContext(browser, async (page, context) => {
    const devtools = await context.newCDPSession(page);
    const { settled } = watchTraffic(page);
    await page.goto(address);
    await settled(PATIENCE);
    await page.getByRole('button', { name: 'Search' }).first().click();
    const field = page.getByRole('dialog').getByRole('combobox');
    await field.focus();
    await settled(PATIENCE);
    const counted = await countData(devtools);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: PHONE.slowdown });
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    const before = await taskSeconds(devtools);
    await page.keyboard.press('v');
    await page.getByRole('dialog').getByRole('option').nth(5).waitFor(PATIENCE);
    await settled(PATIENCE);
    const key = { ...counted, ms: ((await taskSeconds(devtools)) - before) * 1_000 };
    for (const letter of 'ase') {
      await page.keyboard.press(letter);
      await page.waitForTimeout(LETTER_MS);
      await settled(PATIENCE);
    }
    const letters = { requests: counted.requests - key.requests, bytes: counted.bytes - key.bytes };
    return { key, letters };
  });
}

/** Measures two filters on the network and processor of a phone: wall time until their products are displayed. */
export function filters(browser: Browser, address: string): Promise<readonly [number, number]> {
  return inContext(browser, async (page, context) => {
    // Narrow screens have no bar of filters.
    await page.setViewportSize(DESKTOP.viewport);
    const { settled } = watchTraffic(page);
    await page.goto(`${address}/catalogue`);
    await settled(PATIENCE);
    await emulate(await context.newCDPSession(page), PHONE);
    const count = page.getByText(/^Showing \d+ of/);
    const filter = async (name: string) => {
      await page.getByRole('button', { name }).click();
      const before = (await count.textContent()) ?? '';
      const start = performance.now();
      await page.getByRole('checkbox').and(page.locator(':visible')).first().check();
      await count.and(page.locator(`:not(:text-is("${before}"))`)).waitFor(PATIENCE);
      const ms = performance.now() - start;
      await page.keyboard.press('Escape');
      return ms;
    };
    return [await filter('Material'), await filter('Technique')];
  });
}

async function taskSeconds(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
}

/** Opens the listing as the second page of a visit. Counts its requests, and the bytes that the service worker stores. */
export function secondView(browser: Browser, address: string): Promise<Transfer> {
  return inContext(browser, async (page) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(address);
    await page.waitForTimeout(WATCH_MS);
    const before = requests.length;
    await page.goto(`${address}/catalogue`);
    await page.waitForTimeout(WATCH_MS);
    const bytes = await page.evaluate(async () => {
      let sum = 0;
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const response of await cache.matchAll()) sum += (await response.arrayBuffer()).byteLength;
      }
      return sum;
    });
    return { requests: requests.length - before, bytes };
  });
}

/** Measures the data that a cart of three lines requests. */
export function cartData(browser: Browser, address: string): Promise<Transfer> {
  return inContext(
    browser,
    async (page, context) => {
      const counted = await countData(await context.newCDPSession(page));
      const { settled } = watchTraffic(page);
      await page.goto(`${address}/cart`);
      await settled(PATIENCE);
      return counted;
    },
    storedCart(VASE, ELEPHANT, RUG),
  );
}

/** Returns the number of elements in a document, and its transferred bytes. */
export function documentSize(browser: Browser, address: string) {
  return inContext(browser, async (page) => {
    const response = await page.goto(address);
    const sizes = await response?.request().sizes();
    const nodes = await page.locator('*').count();
    return { nodes, bytes: sizes?.responseBodySize ?? 0 };
  });
}
