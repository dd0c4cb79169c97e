import {
  BROWSER_ARGUMENTS,
  chromiumPath,
  environmentOfOtherBrowsers,
} from '@tanabana/tooling/playwright/chromiumPath';
import {
  launch,
  type BrowserContext,
  type ElementHandle,
  type EvaluateFunc,
  type KeyInput,
  type LaunchOptions,
} from 'puppeteer-core';
import type { EngineBrowser, Key, Preferences, Tab } from './tab';

/**
 * SHA-384 hash of an empty file. Firefox reports an integrity error with this hash for a script whose document was
 * closed. Such an error is not a fault of the page.
 */
const HASH_OF_NOTHING = 'OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb';

const PARSED = { waitUntil: 'domcontentloaded', timeout: 30_000 } as const;

/** Modifier and key that Puppeteer presses for a key or chord. Other keys have the same name in Puppeteer. */
const CHORDS: Readonly<Partial<Record<Key, readonly [KeyInput | undefined, KeyInput]>>> = {
  Space: [undefined, ' '],
  'Select all': ['Control', 'a'],
};

/** Starts Chromium with the DevTools protocol. */
export async function launchChromium({ reducedMotion, forcedColors }: Preferences): Promise<EngineBrowser> {
  return launchWith({
    executablePath: await chromiumPath(),
    headless: 'shell',
    args: [
      ...BROWSER_ARGUMENTS,
      ...(reducedMotion ? ['--force-prefers-reduced-motion'] : []),
      ...(forcedColors ? ['--force-high-contrast'] : []),
    ],
  });
}

/** Starts an unmodified Firefox with WebDriver BiDi. */
export function launchFirefox({ reducedMotion, forcedColors }: Preferences): Promise<EngineBrowser> {
  return launchWith({
    browser: 'firefox',
    executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
    env: environmentOfOtherBrowsers(),
    headless: true,
    extraPrefsFirefox: {
      ...(reducedMotion && { 'ui.prefersReducedMotion': 1 }),
      // 2 means that the colours of pages are always replaced.
      ...(forcedColors && { 'browser.display.document_color_use': 2 }),
    },
  });
}

async function launchWith(options: LaunchOptions): Promise<EngineBrowser> {
  const browser = await launch({ ...options, defaultViewport: null });
  return {
    newTab: async () => openTab(await browser.createBrowserContext()),
    close: () => browser.close(),
  };
}

async function openTab(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage();
  const uncaught: string[] = [];
  page.on('pageerror', (error) => {
    if (!String(error).includes(HASH_OF_NOTHING)) uncaught.push(String(error));
  });
  return {
    open: async (address) => {
      await page.goto(address, PARSED);
    },
    reload: async () => {
      await page.reload(PARSED);
    },
    run: (script, ...args) =>
      page.evaluate(script as unknown as EvaluateFunc<unknown[]>, ...args) as Promise<never>,
    runText: async (script) => {
      await page.evaluate(script);
    },
    element: async (script, ...args) => {
      const handle = await page.evaluateHandle(script as unknown as EvaluateFunc<unknown[]>, ...args);
      return (handle.asElement() ?? undefined) as unknown as Element | undefined;
    },
    click: (element) => (element as unknown as ElementHandle).click(),
    press: async (key) => {
      const [held, pressed] = CHORDS[key] ?? [undefined, key as KeyInput];
      if (held) await page.keyboard.down(held);
      await page.keyboard.press(pressed);
      if (held) await page.keyboard.up(held);
    },
    type: (text) => page.keyboard.type(text),
    resize: (size) => page.setViewport(size),
    uncaught,
    close: () => context.close(),
  };
}
