import type { Locator } from 'playwright-core';
import { eventually } from './eventually';

/** Presses of Tab after which something on a page counts as out of reach. */
const MOST_PRESSES = 60;

/**
 * Moves focus to a control as a visitor without a mouse does.
 * @param key `Shift+Tab` goes back
 * @throws when it cannot be reached
 */
export async function tabTo(control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const page = control.page();
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    await page.keyboard.press(key);
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${String(control)} cannot be reached with ${key}`);
}

/** Waits until a control has the focus, also one of a page that is still on its way. */
export async function focused(control: Locator): Promise<void> {
  await eventually(
    () => control.evaluate((element) => element === document.activeElement),
    `${String(control)} has the focus`,
  );
}
