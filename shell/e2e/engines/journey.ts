import { expect, test as base } from '@playwright/test';
import { openNetwork, type Network } from '../network';
import { launchChromium, launchFirefox } from './puppeteer';
import type { EngineBrowser, Preferences, Size } from './tab';
import { createVisitor, type Visitor } from './visitor';
import { launchWebkit } from './webkit';

const LAUNCHERS = { chromium: launchChromium, firefox: launchFirefox, webkit: launchWebkit };

export type Engine = keyof typeof LAUNCHERS;

const PHONE: Size = { width: 390, height: 844 };

interface JourneyFixtures {
  /** Matches uncaught errors that the journey is expected to cause. */
  readonly provoked: RegExp | undefined;
  /** Proxy to the shop. Each journey has its own proxy, because a separate origin has separate storage. */
  readonly network: Network;
  readonly visitor: Visitor;
}

interface EngineFixtures {
  readonly engine: Engine;
  readonly preferences: Preferences;
  readonly running: EngineBrowser;
}

/** Opens a page without stored data on the screen of a phone. The project selects the browser engine. */
export const test = base.extend<JourneyFixtures, EngineFixtures>({
  engine: ['chromium', { scope: 'worker', option: true }],
  preferences: [{}, { scope: 'worker', option: true }],
  running: [
    async ({ engine, preferences }, use) => {
      const browser = await LAUNCHERS[engine](preferences);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  provoked: [undefined, { option: true }],
  network: async ({}, use) => {
    const network = await openNetwork(process.env.STOREFRONT ?? '');
    await use(network);
    network.close();
  },
  visitor: async ({ running, network, provoked }, use) => {
    const tab = await running.newTab();
    await tab.resize(PHONE);
    await use(createVisitor(tab, network.address));
    await tab.close();
    expect(
      tab.uncaught.filter((error) => !provoked?.test(error)),
      'uncaught errors',
    ).toEqual([]);
  },
});

export { expect };
