import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';

test.use({ reducedMotion: 'reduce', colorScheme: 'dark' });

test('a browser that forces dark colours displays the shop’s colours', async ({ page }) => {
  await goTo(page, '/faq');
  const own = await page.screenshot();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setAutoDarkModeOverride', { enabled: true });
  expect((await page.screenshot()).equals(own)).toBe(true);
});
