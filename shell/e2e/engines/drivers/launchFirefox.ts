import { setTimeout } from 'node:timers/promises';
import { launch, type Browser } from 'puppeteer-core';
import type { EngineBrowser, Preferences } from './engineTab';
import { openPuppeteerTab } from './puppeteerTab';

/** Starts Firefox as it is distributed, driven by WebDriver BiDi. */
export async function launchFirefox(
  executablePath: string,
  { reducedMotion, forcedColors }: Preferences,
): Promise<EngineBrowser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: null,
    extraPrefsFirefox: {
      ...(reducedMotion && { 'ui.prefersReducedMotion': 1 }),
      // 2: colours of pages are always replaced.
      ...(forcedColors && { 'browser.display.document_color_use': 2 }),
    },
  });
  await fontsAreRead(browser);
  return {
    version: await browser.version(),
    newTab: async () => openPuppeteerTab(await browser.createBrowserContext()),
    close: () => browser.close(),
  };
}

/** Waits until Firefox has read the machine's fonts: after its start it draws every letter as a box of one width. */
async function fontsAreRead(browser: Browser): Promise<void> {
  const page = await browser.newPage();
  const areLettersDrawn = () =>
    page.evaluate(() =>
      ['serif', 'sans-serif'].every((font) => {
        const [narrow, wide] = ['iiii', 'WWWW'].map((letters) => {
          const text = document.body.appendChild(document.createElement('span'));
          text.style.font = `16px ${font}`;
          text.textContent = letters;
          const { width } = text.getBoundingClientRect();
          text.remove();
          return width;
        });
        return narrow !== wide;
      }),
    );
  while (!(await areLettersDrawn())) await setTimeout(100);
  await page.close();
}
