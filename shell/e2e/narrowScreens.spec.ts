import type { Page } from '@playwright/test';
import { FAILED_ANSWER } from '@tanabana/build/playwright/accounts';
import { goTo } from '@tanabana/build/playwright/goTo';
import { expect, test } from '@tanabana/build/playwright/journey';
import { CONTENT_STATES, MISSING } from './narrowContentStates';
import { STATES, type State } from './narrowStates';
import { ALL_PAGES } from './routes';
import { tooWide } from './tooWide';

const HEIGHT = 740;
/** Widths of phones, in pixels. */
const WIDTHS = [320, 344, 360, 390, 412];

test.use({ viewport: { width: 360, height: HEIGHT }, reducedMotion: 'reduce' });

/** Expects the page in its present state to fit every phone. */
async function expectToFitPhones(page: Page): Promise<void> {
  const found: Record<number, readonly string[]> = {};
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    const tooWideHere = await tooWide(page);
    if (tooWideHere.length > 0) found[width] = tooWideHere;
  }
  expect(found).toEqual({});
}

for (const path of ALL_PAGES) {
  test(`${path} fits every phone`, async ({ page }) => {
    await goTo(page, path);
    await expectToFitPhones(page);
  });
}

function stateFits(name: string, { path, stored, prepare, shows }: State): void {
  test(`${name} fits every phone`, async ({ page, shop, store }) => {
    if (stored) await store(...(await stored(shop)));
    await goTo(page, path);
    await prepare?.(page);
    await expect(page.getByText(shows).filter({ visible: true }).first()).toBeVisible();
    await expectToFitPhones(page);
  });
}

for (const [name, state] of Object.entries({ ...STATES, ...CONTENT_STATES })) stateFits(name, state);

test.describe('an address of something that does not exist', () => {
  test.use({ allowedComplaints: FAILED_ANSWER });

  for (const [name, state] of Object.entries(MISSING)) stateFits(name, state);
});
