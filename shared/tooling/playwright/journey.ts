import { expect, test as base, type BrowserContext } from '@playwright/test';
import { startShop } from './startShop';

/** Local storage of a browser, by key. */
export type Stored = Readonly<Record<string, string>>;

interface JourneyFixtures {
  /** Replaces the local storage of the browser with the given entries, and removes all cookies. */
  readonly store: (...stored: readonly Stored[]) => Promise<void>;
  /** Matches console messages that do not fail the journey. */
  readonly allowedComplaints: RegExp | undefined;
  /** Console errors, warnings and uncaught exceptions of all tabs. A journey fails if one is not allowed. */
  readonly complaints: readonly string[];
}

interface ShopFixtures {
  /** Environment of a separate shop for the journeys of one file. By default, all journeys use the same shop. */
  readonly shopEnvironment: Readonly<Record<string, string>> | undefined;
  /**
   * Addresses of the shop under test and of its release board. `board` is empty if the environment has no
   * `BOARD_TOKEN`.
   */
  readonly shop: { readonly address: string; readonly board: string };
}

/** Warning that Playwright logs because the configuration blocks service workers. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

/**
 * Starts to collect console errors, warnings and uncaught exceptions of all tabs. Later problems are added to the
 * returned list.
 */
export function collectConsoleProblems(context: BrowserContext): readonly string[] {
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && message.text() !== BLOCKED)
      complaints.push(`${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (thrown) => complaints.push(`uncaught: ${thrown.error().message}`));
  return complaints;
}

/** Test with the fixtures of journeys. The browser has the screen of a phone and no stored data. */
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
