import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Runs axe on the page; returns a line for each violated rule.
 * @param disabledRules those that do not apply here
 */
export async function axeFindings(
  page: Page,
  disabledRules: readonly string[] = [],
): Promise<readonly string[]> {
  // Colours are in between during a transition.
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && Number(effect?.getComputedTiming().endTime) <= 1_000,
      );
    await Promise.all(passing.map(({ finished }) => finished.catch(() => undefined)));
  });
  // The shop has no frames, for which axe would open another page.
  const axe = new AxeBuilder({ page }).setLegacyMode().disableRules([...disabledRules]);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  );
}

/**
 * Expects a page as wide as the screen, without axe violations.
 * @param state describes the page in the error
 */
export async function expectToFit(page: Page, state = page.url()): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect({ wide, found: await axeFindings(page) }, state).toEqual({
    wide: page.viewportSize()?.width,
    found: [],
  });
}
