import type { Page } from '@playwright/test';
import { expect } from '@tanabana/tooling/playwright/journey';
import { tooWide } from './tooWide';

/** Widths of phones, in pixels. */
const WIDTHS = [320, 344, 360, 390, 412];

/** Expects that the content of the page, in the current state, is not too wide for any phone. */
export async function expectToFitPhones(page: Page): Promise<void> {
  const found: Record<number, readonly string[]> = {};
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 });
    const tooWideHere = await tooWide(page);
    if (tooWideHere.length > 0) found[width] = tooWideHere;
  }
  expect(found).toEqual({});
}
