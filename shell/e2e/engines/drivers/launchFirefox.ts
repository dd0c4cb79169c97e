import { environmentOfOtherBrowsers } from '@tanabana/build/playwright/chromiumPath';
import { launch } from 'puppeteer-core';
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
    env: environmentOfOtherBrowsers(),
    headless: true,
    defaultViewport: null,
    extraPrefsFirefox: {
      ...(reducedMotion && { 'ui.prefersReducedMotion': 1 }),
      // 2: colours of pages are always replaced.
      ...(forcedColors && { 'browser.display.document_color_use': 2 }),
    },
  });
  return {
    version: await browser.version(),
    newTab: async () => openPuppeteerTab(await browser.createBrowserContext()),
    close: () => browser.close(),
  };
}
