import type { Page } from '@playwright/test';
import { expect } from '@tanabana/tooling/playwright/journey';
import { smallTargets } from './smallTargets';

/** Expects that the page has no targets of less than 24 pixels, at the widths of a phone and of a desktop. */
export async function expectLargeTargets(page: Page): Promise<void> {
  const found: Record<number, readonly string[]> = {};
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const small = await smallTargets(page);
    if (small.length > 0) found[width] = small;
  }
  expect(found).toEqual({});
}
