import { follow, goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';
import { reportsOf, expectRestToWork } from './failures';
import { NETWORK_FAULTS } from './networkFaults';
import { REMOTES } from '../routes';

// The timeout is long, because a page waits 8 s for each missing script.
test.describe.configure({ timeout: 120_000 });
test.use({ allowedComplaints: /./ });

const NETWORK_CASES = REMOTES.flatMap(({ remote, address }) =>
  Object.entries(NETWORK_FAULTS).map(([fault, answer]) => ({ remote, address, fault, answer })),
);

for (const { remote, address, fault, answer } of NETWORK_CASES) {
  test(`when the script of ${remote} ${fault}, its page shows a failure, the rest works, and Try again loads it`, async ({
    page,
  }) => {
    const reported = await reportsOf(page);
    const scripts = `**/assets/${remote}/**/*.js*`;
    // Blocks the scripts on the first page too, because prefetching would cache them.
    await page.route(scripts, (route) => route.abort());
    await goTo(page, '/about');
    await page.unroute(scripts);
    await page.route(scripts, answer);
    await follow(page, address);

    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 15_000 });
    await expect(page.getByRole('alert')).toContainText(/is not available just now/);
    expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
    await expectRestToWork(page);
    await reported(new RegExp(`^${remote} [0-9.]+-[0-9a-f]{10} load$`));

    await page.unroute(scripts);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  });
}
