import type { Browser } from '@playwright/test';
import { emulate, type Profile } from '@tanabana/tooling/playwright/profiles';

/** Times of first paint and hydration, in milliseconds since the start of the navigation. */
interface Moments {
  readonly painted: number;
  readonly takenOver: number;
}

/**
 * Opens an empty page in a new browser context. Emulates the network and the processor of the profile.
 * @param records initial entries of local storage: key → text
 */
export async function openSlowPage(
  browser: Browser,
  profile: Profile,
  records: Readonly<Record<string, string>>,
) {
  const context = await browser.newContext({ viewport: profile.viewport, deviceScaleFactor: 2 });
  const page = await context.newPage();
  await emulate(await context.newCDPSession(page), profile);
  await page.addInitScript((stored) => {
    if (sessionStorage.getItem('stored') !== null) return;
    sessionStorage.setItem('stored', '');
    for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
  }, records);
  return page;
}

/**
 * Loads a page, and waits until React has hydrated `main`.
 * @returns milliseconds until the first paint, and from the first paint until `main` is hydrated
 */
export async function loadUntilTakenOver(
  browser: Browser,
  profile: Profile,
  address: string,
  records: Readonly<Record<string, string>>,
): Promise<{ readonly paint: number; readonly after: number }> {
  const page = await openSlowPage(browser, profile, records);
  // The page itself reports the times. A Playwright query would compile 330 kB of script in the page and delay
  // hydration.
  const moments = new Promise<Moments>(
    (resolve) => void page.exposeFunction('report', (seen: Moments) => resolve(seen)),
  );
  await page.addInitScript(() => {
    let painted = 0;
    new PerformanceObserver((list) => {
      for (const { name, startTime } of list.getEntries())
        if (name === 'first-contentful-paint') painted = startTime;
    }).observe({ type: 'paint', buffered: true });
    const observer = new MutationObserver(() => {
      if (!document.querySelector('main[data-hydrated]')) return;
      observer.disconnect();
      const takenOver = performance.now();
      // Waits 500 ms, because the report of the first paint may arrive after hydration.
      setTimeout(
        () => (window as unknown as { report: (seen: Moments) => void }).report({ painted, takenOver }),
        500,
      );
    });
    observer.observe(document, { subtree: true, attributeFilter: ['data-hydrated'] });
  });
  await page.goto(address);
  const { painted, takenOver } = await moments;
  await page.context().close();
  return { paint: painted, after: takenOver - painted };
}
