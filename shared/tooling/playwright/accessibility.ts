import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Runs axe on the page. Returns a line for each violated rule.
 * @param disabledRules rules that do not apply to the page
 */
export async function axeFindings(
  page: Page,
  disabledRules: readonly string[] = [],
): Promise<readonly string[]> {
  // Waits for short animations, because axe would check the contrast of intermediate colours.
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && Number(effect?.getComputedTiming().endTime) <= 1_000,
      );
    await Promise.all(passing.map(({ finished }) => finished.catch(() => undefined)));
  });
  // In legacy mode, axe does not open a second page. The second page is necessary only for pages with frames.
  const axe = new AxeBuilder({ page }).setLegacyMode().disableRules([...disabledRules]);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  );
}

/**
 * Expects that the page does not scroll horizontally, and that axe finds no violations.
 * @param state name of the page in the error
 */
export async function expectToFit(page: Page, state = page.url()): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect({ wide, found: await axeFindings(page) }, state).toEqual({
    wide: page.viewportSize()?.width,
    found: [],
  });
}
