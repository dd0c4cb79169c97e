import type { Page } from '@playwright/test';
import { demoSession } from '@tanabana/build/playwright/accounts';
import { test as journey } from '@tanabana/build/playwright/journey';

/** A journey whose `demoPage` belongs to a browser in which the demo account is signed in. */
export const test = journey.extend<{ readonly demoPage: Page }>({
  demoPage: async ({ page, shop, store }, use) => {
    await store(await demoSession(shop));
    await use(page);
  },
});
