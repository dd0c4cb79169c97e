import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';
import { enlargeText } from './enlargeText';
import { press } from './narrowStates';
import { tooWide } from './tooWide';

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });

for (const [button, title] of [
  ['Menu', 'My Account'],
  ['Contact Us', 'Get in Touch'],
] as const) {
  test(`“${title}” fits a phone with text at 200 %`, async ({ page }) => {
    await goTo(page, '/about');
    await enlargeText(page);
    await press(button)(page);
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    expect(await tooWide(page)).toEqual([]);
  });
}
