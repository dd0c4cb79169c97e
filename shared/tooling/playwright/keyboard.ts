import type { Locator } from '@playwright/test';

const MAX_PRESSES = 60;

/**
 * Presses Tab, or the given key, until a control has the focus.
 * @throws {Error} if the control does not have the focus after `MAX_PRESSES` presses
 */
export async function tabTo(control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const page = control.page();
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    await page.keyboard.press(key);
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${String(control)} cannot be reached with ${key}`);
}
