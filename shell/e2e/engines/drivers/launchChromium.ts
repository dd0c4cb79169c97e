import { BROWSER_ARGUMENTS } from '@tanabana/build/playwright/browserArguments';
import { chromiumPath } from '@tanabana/build/playwright/chromiumPath';
import { launch } from 'puppeteer-core';
import type { EngineBrowser, Preferences } from './engineTab';
import { openPuppeteerTab } from './puppeteerTab';

/** Starts Chromium, driven by its DevTools protocol. */
export async function launchChromium({ reducedMotion, forcedColors }: Preferences): Promise<EngineBrowser> {
  const browser = await launch({
    executablePath: await chromiumPath(),
    headless: 'shell',
    defaultViewport: null,
    args: [
      ...BROWSER_ARGUMENTS,
      ...(reducedMotion ? ['--force-prefers-reduced-motion'] : []),
      ...(forcedColors ? ['--force-high-contrast'] : []),
    ],
  });
  return {
    version: await browser.version(),
    newTab: async () => openPuppeteerTab(await browser.createBrowserContext()),
    close: () => browser.close(),
  };
}
