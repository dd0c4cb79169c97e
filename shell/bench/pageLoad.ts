import type { Browser, CDPSession } from '@playwright/test';
import { emulate, type Profile } from '@tanabana/tooling/playwright/profiles';
import { startTrace, workOf, type Work } from '@tanabana/tooling/playwright/trace';

/** Times are in milliseconds. */
export interface PageLoad extends Work {
  readonly requests: number;
  /** Number of transferred bytes for each type of file. */
  readonly bytes: Readonly<Record<'document' | 'script' | 'font' | 'image' | 'rest', number>>;
  readonly first: number;
  readonly largest: number;
  readonly shift: number;
}

interface Paints {
  first: number;
  largest: number;
  shift: number;
}

/** Time for which a page is observed after it has loaded, in milliseconds. Carousels change slides within this time. */
const WATCH_MS = Number(process.env.WATCH_MS ?? 4_000);

const KINDS: Readonly<Record<string, 'document' | 'script' | 'font' | 'image'>> = {
  Document: 'document',
  Script: 'script',
  Font: 'font',
  Image: 'image',
};

/**
 * Loads a page in a new browser context, without a cache.
 * @param records content of the browser's storage: key → text
 */
export async function loadPage(
  browser: Browser,
  profile: Profile,
  address: string,
  records: Readonly<Record<string, string>>,
): Promise<PageLoad> {
  const context = await browser.newContext({ viewport: profile.viewport, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const traffic = watchNetwork(devtools);
  await emulate(devtools, profile);
  await page.addInitScript((stored) => {
    for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
  }, records);
  await page.addInitScript(watchPaints);
  const endTrace = await startTrace(devtools);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(WATCH_MS);
  const paints = await page.evaluate(() => (window as unknown as { seen: Paints }).seen);
  const work = workOf(await endTrace());
  await context.close();
  return { ...work, ...paints, ...traffic };
}

function watchNetwork(devtools: CDPSession) {
  const seen = { requests: 0, bytes: { document: 0, script: 0, font: 0, image: 0, rest: 0 } };
  const kinds = new Map<string, keyof typeof seen.bytes>();
  devtools.on('Network.requestWillBeSent', ({ requestId, type }) => {
    kinds.set(requestId, KINDS[type ?? ''] ?? 'rest');
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    seen.requests += 1;
    seen.bytes[kinds.get(requestId) ?? 'rest'] += encodedDataLength;
  });
  return seen;
}

/**
 * Runs in the page. Contains no named functions, because the compiler would wrap them in a helper that the page lacks.
 */
function watchPaints(): void {
  const seen: Paints = { first: 0, largest: 0, shift: 0 };
  Object.assign(window, { seen });
  const types = ['paint', 'largest-contentful-paint', 'layout-shift'];
  for (const type of types) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.name === 'first-contentful-paint') seen.first = entry.startTime;
        if (entry.entryType === 'largest-contentful-paint') seen.largest = entry.startTime;
        if (entry.entryType === 'layout-shift') seen.shift += (entry as unknown as { value: number }).value;
      }
    }).observe({ type, buffered: true });
  }
}
