import type { Page } from '@playwright/test';

const SCRIPTS = '**/assets/**/*.js*';

/** Lets no script of the shop arrive before it is released. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SCRIPTS, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}
