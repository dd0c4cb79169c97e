import { expectToFit } from '@tanabana/build/playwright/accessibility';
import { complaintsOf } from '@tanabana/build/playwright/complaintsOf';
import { goTo } from '@tanabana/build/playwright/goTo';
import { expect, test } from '@tanabana/build/playwright/journey';
import { watchTraffic } from '@tanabana/build/playwright/traffic';

const BOARD_TOKEN = 'the token of the board';

test.use({ shopEnvironment: { BOARD_TOKEN, SETTINGS: JSON.stringify({ vitalsShare: 1 }) } });
// These tests share one shop.
test.describe.configure({ mode: 'default' });

for (const width of [375, 1280]) {
  test(`on a screen ${width} wide the board shows the performance of pages by route`, async ({
    browser,
    page,
  }) => {
    const traffic = watchTraffic(page);
    await goTo(page, '/product/30001');
    await traffic.settled();
    // The browser sends its measurements when it leaves the page.
    await page.goto('/catalogue');

    const context = await browser.newContext({
      viewport: { width, height: 900 },
      httpCredentials: { username: 'team', password: BOARD_TOKEN },
    });
    const complaints = complaintsOf(context);
    const board = await context.newPage();
    const row = board
      .getByRole('row')
      .filter({ hasText: '/product/:id' })
      .filter({ has: board.locator('svg') });
    await expect
      .poll(async () => {
        await board.goto('/_releases');
        return row.count();
      })
      .toBeGreaterThan(0);
    await expect(row.locator('figcaption').first()).toHaveText(/\d/);
    await expectToFit(board);
    expect(complaints).toEqual([]);
    await context.close();
  });
}

test('the board refuses a request without a token or with a wrong one', async ({ request }) => {
  expect((await request.get('/_releases')).status()).toBe(401);
  const guess = await request.get('/_releases', { headers: { authorization: 'Bearer guess' } });
  expect(guess.status()).toBe(401);
});
