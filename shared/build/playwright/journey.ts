import { expect, test as base } from '@playwright/test';
import { collectConsoleProblems } from './collectConsoleProblems';
import { startShop } from './startShop';

/** Local storage of a browser, by key. */
export type Stored = Readonly<Record<string, string>>;

interface JourneyFixtures {
  /** Replaces the browser's storage. */
  readonly store: (...stored: readonly Stored[]) => Promise<void>;
  /** Console messages that a journey causes. */
  readonly allowedComplaints: RegExp | undefined;
  /** Console errors, warnings and uncaught exceptions of all tabs. A journey fails if one is not allowed. */
  readonly complaints: readonly string[];
}

interface ShopFixtures {
  /** Environment of a shop for one file. By default all journeys share a shop. */
  readonly shopEnvironment: Readonly<Record<string, string>> | undefined;
  /** The shop under test. `board` is empty unless the environment has a `BOARD_TOKEN`. */
  readonly shop: { readonly address: string; readonly board: string };
}

/** A test on a phone's screen, in a browser without stored data. */
export const test = base.extend<JourneyFixtures, ShopFixtures>({
  shopEnvironment: [undefined, { scope: 'worker', option: true }],
  shop: [
    async ({ shopEnvironment }, use) => {
      if (!shopEnvironment) return use({ address: process.env.STOREFRONT ?? '', board: '' });
      const { address, board, stop } = await startShop(shopEnvironment);
      await use({ address, board });
      await stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ shop }, use) => use(shop.address),
  store: ({ context, shop }, use) =>
    use((...stored) => {
      const localStorage = stored
        .flatMap((records) => Object.entries(records))
        .map(([name, value]) => ({ name, value }));
      return context.setStorageState({ cookies: [], origins: [{ origin: shop.address, localStorage }] });
    }),
  allowedComplaints: [undefined, { option: true }],
  complaints: [
    async ({ context, allowedComplaints }, use) => {
      const complaints = collectConsoleProblems(context);
      await use(complaints);
      const unexpected = complaints.filter((complaint) => !allowedComplaints?.test(complaint));
      expect(unexpected, 'complaints on the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
