import { expect, test as base } from '@playwright/test';
import { collectConsoleProblems } from './collectConsoleProblems';
import { startShop } from './startShop';

/** What a browser stores for the shop, by key. */
export type Stored = Readonly<Record<string, string>>;

interface JourneyFixtures {
  /** Sets the browser's storage, as an earlier visit would have. */
  readonly store: (...stored: readonly Stored[]) => Promise<void>;
  /** Console messages that a journey provokes. */
  readonly allowedComplaints: RegExp | undefined;
  /** Console errors, warnings and uncaught exceptions of all tabs; one that is not allowed fails the journey. */
  readonly complaints: readonly string[];
}

interface ShopFixtures {
  /** Environment of a shop for this file alone; without it the journeys share one. */
  readonly shopEnvironment: Readonly<Record<string, string>> | undefined;
  /** The shop under test, and the address of its board where its environment has a `BOARD_TOKEN`. */
  readonly shop: { readonly address: string; readonly board: string };
}

/** A journey on a phone, in a browser without stored data, unless the journey changes that. */
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
