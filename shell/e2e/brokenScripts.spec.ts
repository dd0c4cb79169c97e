import type { Route } from '@playwright/test';
import { follow, goTo } from '@tanabana/build/playwright/goTo';
import { expect, test } from '@tanabana/build/playwright/journey';
import { reportsOf, expectRestToWork } from './failures';
import { REMOTES } from './routes';

// The page waits up to 8 s for a script before it shows a failure.
test.describe.configure({ timeout: 120_000 });
test.use({ allowedComplaints: /./ });

const answerWith = (status: number) => (route: Route) => route.fulfill({ status, body: 'no' });
const changed = (change: (script: string) => string) => async (route: Route) => {
  const answer = await route.fetch();
  await route.fulfill({ response: answer, body: change(await answer.text()) });
};

/** Faulty responses to requests for a remote's scripts. A retry gets the real script. */
const NETWORK_FAULTS: Readonly<Record<string, (route: Route) => unknown>> = {
  'answers 404': answerWith(404),
  'answers 500': answerWith(500),
  'answers with garbage': (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '<!doctype html><p>Welcome to the hotel wifi' }),
  'is cut off in the middle': changed((script) => script.slice(0, script.length / 2)),
  'has other bytes than were published': changed((script) => `${script}\n;window.tampered = true;`),
  'comes after 10 s': async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 10_000));
    await route.continue().catch(() => undefined);
  },
};

const NETWORK_CASES = REMOTES.flatMap(({ remote, address }) =>
  Object.entries(NETWORK_FAULTS).map(([fault, answer]) => ({ remote, address, fault, answer })),
);

for (const { remote, address, fault, answer } of NETWORK_CASES) {
  test(`when the script of ${remote} ${fault}, its page shows a failure, the rest works, and Try again loads it`, async ({
    page,
  }) => {
    const reported = await reportsOf(page);
    const scripts = `**/assets/${remote}/**/*.js*`;
    // Prefetching must fail, or the script would be in the cache already.
    await page.route(scripts, (route) => route.abort());
    await goTo(page, '/about');
    await page.unroute(scripts);
    await page.route(scripts, answer);
    await follow(page, address);

    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 15_000 });
    await expect(page.getByRole('alert')).toContainText(/is not answering just now/);
    expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
    await expectRestToWork(page);
    await reported(new RegExp(`^${remote} [0-9.]+-[0-9a-f]{10} load$`));

    await page.unroute(scripts);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  });
}
