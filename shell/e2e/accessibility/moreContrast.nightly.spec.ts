import { AxeBuilder } from '@axe-core/playwright';
import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';
import { RUG, storedCart, VASE } from '@tanabana/tooling/playwright/storedRecords';
import { TYPICAL_PAGES } from '../routes';

test.use({ reducedMotion: 'reduce', contrast: 'more', viewport: { width: 1280, height: 800 } });

for (const path of TYPICAL_PAGES) {
  test(`the text of ${path} has a contrast of 7 to 1 for visitors who prefer more contrast`, async ({
    page,
    store,
  }) => {
    await store(storedCart(VASE, RUG));
    await goTo(page, path);
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      .options({
        runOnly: ['color-contrast-enhanced'],
        rules: { 'color-contrast-enhanced': { enabled: true } },
      })
      .analyze();
    expect(
      violations.flatMap(({ nodes }) =>
        nodes.map(
          ({ html, failureSummary }) =>
            `${html.slice(0, 90)} ${failureSummary?.match(/contrast of [\d.]+/)?.[0] ?? ''}`,
        ),
      ),
    ).toEqual([]);
  });
}
