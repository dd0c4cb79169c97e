import { expect, test as base } from '@playwright/test';
import { openNetwork, type Network } from '../network';
import { differenceOf, type Capability } from './differences';
import type { EngineBrowser, Preferences, Size } from './drivers/engineTab';
import { launchEngine, type Engine } from './engines';
import { Visitor } from './visitor';

const PHONE: Size = { width: 390, height: 844 };

interface JourneyFixtures {
  readonly size: Size;
  /** Reports of the browser that the journey provokes. */
  readonly provoked: RegExp | undefined;
  /** A network of the journey's own to the shop, which gives it an origin of its own. */
  readonly network: Network;
  readonly visitor: Visitor;
  /** Leaves the journey out where the engine differs. */
  readonly needs: (capability: Capability) => void;
}

interface EngineFixtures {
  readonly engine: Engine;
  readonly preferences: Preferences;
  readonly running: EngineBrowser;
}

/** A journey on a phone, in the engine of its project, without stored data. */
export const test = base.extend<JourneyFixtures, EngineFixtures>({
  engine: ['chromium', { scope: 'worker', option: true }],
  preferences: [{}, { scope: 'worker', option: true }],
  running: [
    async ({ engine, preferences }, use) => {
      const browser = await launchEngine(engine, preferences);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  size: [PHONE, { option: true }],
  provoked: [undefined, { option: true }],
  network: async ({}, use) => {
    const network = await openNetwork(process.env.STOREFRONT ?? '');
    await use(network);
    network.close();
  },
  visitor: async ({ engine, running, network, size, provoked }, use) => {
    const tab = await running.newTab();
    await tab.resize(size);
    await use(new Visitor(tab, network.address));
    await tab.close();
    if (!differenceOf(engine, 'reports of uncaught errors'))
      expect(
        tab.uncaught?.filter((error) => !provoked?.test(error)),
        'errors that nothing caught',
      ).toEqual([]);
  },
  needs: ({ engine }, use) =>
    use((capability) => {
      const difference = differenceOf(engine, capability);
      // eslint-disable-next-line playwright/no-skipped-test -- the table of differences has the reason
      base.skip(difference !== undefined, difference && `${capability}: ${difference.reason}`);
    }),
});

export { expect };
