import { chromiumPath } from '@tanabana/build/playwright/chromiumPath';
import type { EngineBrowser, Preferences } from './drivers/engineTab';
import { launchChromium } from './drivers/launchChromium';
import { launchFirefox } from './drivers/launchFirefox';
import { launchWebkit } from './drivers/launchWebkit';
import { findBrowser, findProgram } from './programs';

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;

export type Engine = (typeof ENGINES)[number];

/** A program that an engine needs. */
export interface Program {
  readonly name: string;
  /** Its path; undefined when it is missing. */
  readonly path: string | undefined;
  /** The Debian package that has it. */
  readonly debianPackage: string;
}

/** The programs that an engine needs. FIREFOX_PATH and MINIBROWSER_PATH name other ones. */
export async function programsOf(engine: Engine): Promise<readonly Program[]> {
  if (engine === 'chromium') {
    return [
      { name: 'Chromium', path: await chromiumPath().catch(() => undefined), debianPackage: 'chromium' },
    ];
  }
  if (engine === 'firefox') {
    const path = process.env.FIREFOX_PATH ?? findProgram('firefox-esr', 'firefox');
    return [{ name: 'Firefox', path, debianPackage: 'firefox-esr' }];
  }
  const browser = process.env.MINIBROWSER_PATH ?? findBrowser();
  return [
    { name: 'WebKitWebDriver', path: findProgram('WebKitWebDriver'), debianPackage: 'webkit2gtk-driver' },
    { name: 'MiniBrowser', path: browser, debianPackage: 'webkit2gtk-driver' },
    { name: 'Xvfb', path: findProgram('Xvfb'), debianPackage: 'xvfb' },
  ];
}

/** Starts the browser of an engine. @throws {Error} when one of its programs is missing or does not start */
export async function launchEngine(engine: Engine, preferences: Preferences = {}): Promise<EngineBrowser> {
  const paths = (await programsOf(engine)).map(({ name, path }) => {
    if (path === undefined) throw new Error(`${name} is missing`);
    return path;
  });
  const [first = '', second = ''] = paths;
  if (engine === 'chromium') return launchChromium(preferences);
  if (engine === 'firefox') return launchFirefox(first, preferences);
  return launchWebkit({ driver: first, browser: second }, preferences);
}
