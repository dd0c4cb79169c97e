import type { Locator } from '@playwright/test';

/** Presses of Tab after which a control counts as unreachable. */
const MAX_PRESSES = 60;

/**
 * Moves focus to a control by keyboard.
 * @param key `Shift+Tab` goes back
 * @throws when it is unreachable
 */
export async function tabTo(control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const page = control.page();
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    await page.keyboard.press(key);
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${String(control)} cannot be reached with ${key}`);
}
