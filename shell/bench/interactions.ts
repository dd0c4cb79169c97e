/**
 * Measures the time from an event to the next paint, and the time from a click on a link until the heading of the next
 * page is displayed. The processor is slowed down by a factor of 4. Starts the shop of this working copy unless
 * `STOREFRONT` contains the address of a running shop.
 */
import { loadavg } from 'node:os';
import type { Browser, Page } from '@playwright/test';
import { storedCart, VASE } from '@tanabana/tooling/playwright/storedRecords';
import { median } from './load';
import { openMeasuredShop } from './measuredShop';

const ROUNDS = Number(process.env.ROUNDS ?? 5);

const SLOWDOWN = 4;

const ROUND_TRIP_MS = 150;

/** Pause before and after each interaction, in milliseconds. */
const REST_MS = 1_500;

/** Time to wait for the next page after a click, in milliseconds. */
const NEXT_PAGE_MS = 3_000;

const PRESS_MS = 80;

const WAYS = [
  { title: 'pointed at before', isPointedAt: true, pressMs: 0 },
  { title: `not pointed at before, pressed for ${PRESS_MS} ms`, isPointedAt: false, pressMs: PRESS_MS },
  { title: 'not pointed at before, pressed for no time', isPointedAt: false, pressMs: 0 },
] as const;

interface Interaction {
  readonly title: string;
  readonly path: string;
  /** Whether the shopping cart contains a product when the page is opened. */
  readonly withCart?: boolean;
  readonly act: (page: Page) => Promise<void>;
}

const INTERACTIONS: readonly Interaction[] = [
  { title: 'search key', path: '/catalogue', act: (page) => page.getByRole('searchbox').press('r') },
  {
    title: 'sort',
    path: '/catalogue',
    // Presses a key, because the browser does not count `selectOption` as an interaction.
    act: (page) => page.getByLabel('Sort By').press('ArrowDown'),
  },
  { title: 'size', path: '/product/30001', act: (page) => page.getByRole('radio').nth(1).press('Space') },
  {
    title: 'add to cart',
    path: '/product/30001',
    act: (page) => page.getByRole('button', { name: 'Add to Cart' }).first().click(),
  },
  { title: 'drawer', path: '/', act: (page) => page.getByRole('button', { name: 'Menu' }).click() },
  {
    title: 'stepper',
    path: '/cart',
    withCart: true,
    act: (page) => page.getByRole('button', { name: 'Increase quantity' }).first().click(),
  },
];

async function openPage(browser: Browser, address: string, withCart: boolean): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  if (withCart) {
    await page.addInitScript((stored) => {
      for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
    }, storedCart(VASE));
  }
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(address);
  await page.locator('main[data-hydrated]').waitFor();
  await page.waitForTimeout(REST_MS);
  return page;
}

/** @returns the longest time from an event of the interaction to the next paint, in milliseconds */
async function paintAfter(page: Page, act: Interaction['act']): Promise<number> {
  await page.evaluate(() => {
    const seen = { longest: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ((entry as PerformanceEventTiming).interactionId)
          seen.longest = Math.max(seen.longest, entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 });
  });
  await act(page);
  await page.waitForTimeout(REST_MS);
  return page.evaluate(() => (window as unknown as { seen: { longest: number } }).seen.longest);
}

/**
 * Follows the link to the second product of the listing, because the first product is prefetched.
 * @returns milliseconds from the click until the heading of the product is displayed
 */
async function nextPage(page: Page, { isPointedAt, pressMs }: (typeof WAYS)[number]): Promise<number> {
  const link = page.getByRole('article').nth(1).getByRole('link').first();
  if (isPointedAt) {
    await link.hover();
    await page.waitForTimeout(REST_MS);
  }
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: ROUND_TRIP_MS,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await page.evaluate(() => {
    const before = document.querySelector('h1')?.textContent;
    document.addEventListener('click', (event) => Object.assign(window, { clicked: event.timeStamp }), true);
    new MutationObserver(() => {
      const heading = document.querySelector('h1')?.textContent;
      if (heading && heading !== before && !('shown' in window))
        requestAnimationFrame(() => Object.assign(window, { shown: performance.now() }));
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  // The mouse button is pressed immediately after the pointer reaches the link, so that hovering prefetches nothing.
  await link.click({ force: true, delay: pressMs });
  // Waits a fixed time, because polling would use processor time of the page.
  await page.waitForTimeout(NEXT_PAGE_MS);
  return page.evaluate(() => {
    const { clicked, shown } = window as unknown as { clicked: number; shown: number };
    return shown - clicked;
  });
}

/**
 * Repeats a measurement `ROUNDS` times, each time in a new browser context.
 * @returns the median of the measured times, in milliseconds
 */
async function rounds(
  browser: Browser,
  address: string,
  withCart: boolean,
  measure: (page: Page) => Promise<number>,
): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await openPage(browser, address, withCart);
    times.push(await measure(page));
    await page.context().close();
  }
  return median(times);
}

const { origin, browser, close } = await openMeasuredShop();
try {
  const [load = 0] = loadavg();
  console.log(
    `Medians of ${ROUNDS}, in ms, on a processor ${SLOWDOWN} times slower; ${load.toFixed(1)} processes were at work before.\n`,
  );
  console.log('| what is done | to the next paint, ms |\n| --- | ---: |');
  for (const { title, path, withCart = false, act } of INTERACTIONS) {
    const ms = await rounds(browser, origin + path, withCart, (page) => paintAfter(page, act));
    console.log(`| ${title} | ${Math.round(ms)} |`);
  }
  for (const way of WAYS) {
    const ms = await rounds(browser, `${origin}/catalogue`, false, (page) => nextPage(page, way));
    console.log(`| next page, ${way.title} | ${Math.round(ms)} |`);
  }
} finally {
  await close();
}
