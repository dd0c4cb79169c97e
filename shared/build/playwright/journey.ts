import { expect, test as base } from '@playwright/test';
import { complaintsOf } from './complaintsOf';
import { startShop } from './startShop';

/** What a browser stores for the shop, by key. */
export type Stored = Readonly<Record<string, string>>;

interface JourneyFixtures {
  /** Leaves the visitor's browser as an earlier visit left it, with this stored and nothing else. */
  readonly store: (...stored: readonly Stored[]) => Promise<void>;
  /** Complaints that a journey provokes. */
  readonly allowedComplaints: RegExp | undefined;
  /** Errors, warnings and uncaught exceptions of all tabs, in words; one that is not allowed fails the journey. */
  readonly complaints: readonly string[];
}

interface ShopFixtures {
  /** Variables for a shop of the file's own; without them the journeys share one. */
  readonly shopEnvironment: Readonly<Record<string, string>> | undefined;
  /** The shop under test, and the address of its board where its environment has a `BOARD_TOKEN`. */
  readonly shop: { readonly address: string; readonly board: string };
}

/** A journey of a visitor with a phone and a browser that has never been here, unless the journey says otherwise. */
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
      const complaints = complaintsOf(context);
      await use(complaints);
      const unexpected = complaints.filter((complaint) => !allowedComplaints?.test(complaint));
      expect(unexpected, 'complaints on the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
