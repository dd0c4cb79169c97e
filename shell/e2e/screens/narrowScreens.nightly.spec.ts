import { FAILED_ANSWER } from '@tanabana/tooling/playwright/accounts';
import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';
import { expectToFitPhones } from './expectToFitPhones';
import { CONTENT_STATES, MISSING } from './narrowContentStates';
import { STATES, type State } from './narrowStates';

test.use({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });

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

test.describe('an address of a missing entry', () => {
  test.use({ allowedComplaints: FAILED_ANSWER });

  for (const [name, state] of Object.entries(MISSING)) stateFits(name, state);
});
