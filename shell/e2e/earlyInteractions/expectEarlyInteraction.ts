import { expect, type Page } from '@playwright/test';
import { expectHydrated } from '@tanabana/tooling/playwright/goTo';
import { holdScripts } from '../loading/holdScripts';
import type { EarlyInteractionCase } from './earlyInteraction';

/** Performs an interaction before the scripts are loaded, and waits for its effect. */
export async function expectEarlyInteraction(
  page: Page,
  { path, records = {}, act, effect }: EarlyInteractionCase,
): Promise<void> {
  await page.addInitScript((stored) => {
    if (sessionStorage.getItem('stored') !== null) return;
    sessionStorage.setItem('stored', '');
    for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
  }, records);
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('h1').first().waitFor();
  await act(page);
  release();
  await effect(page);
  await expectHydrated(page);
  await expect(page.locator('[data-pressed], #root [aria-busy]')).toHaveCount(0);
}
