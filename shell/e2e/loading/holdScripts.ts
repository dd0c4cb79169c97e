import type { Page } from '@playwright/test';

const SCRIPTS = '**/assets/**/*.js*';

/** Delays the scripts of the shop until the returned function is called. */
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
