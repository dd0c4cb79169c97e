import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RuleObject } from 'axe-core';
import type { Page } from 'playwright-core';

const script = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe has against the page as it stands, a line for each rule.
 * @param rules those that are to be switched
 */
export async function axeFindings(page: Page, rules: RuleObject = {}): Promise<readonly string[]> {
  // Half-way through a transition a colour is neither the one nor the other.
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && Number(effect?.getComputedTiming().endTime) <= 1_000,
      );
    await Promise.all(passing.map(({ finished }) => finished.catch(() => undefined)));
  });
  await page.evaluate(script);
  const { violations } = await page.evaluate(
    (switched) =>
      (
        window as unknown as { axe: { run: (options: { rules: RuleObject }) => Promise<AxeResults> } }
      ).axe.run({ rules: switched }),
    rules,
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  );
}
