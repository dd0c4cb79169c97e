import type { Page } from '@playwright/test';
import { demoSession } from '@tanabana/tooling/playwright/accounts';
import { test as journey } from '@tanabana/tooling/playwright/journey';

/** Adds the fixture `demoPage` to the journeys (browser tests): a page that is signed in to the demo account. */
export const test = journey.extend<{ readonly demoPage: Page }>({
  demoPage: async ({ page, shop, store }, use) => {
    await store(await demoSession(shop));
    await use(page);
  },
});
