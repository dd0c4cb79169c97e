import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';
import { faulty } from './faults';
import { FAULTY_VERSION, openFaultyShop } from './faultyShop';
import { reportsOf, expectRestToWork } from './failures';
import { REMOTES } from '../routes';

// The timeout is long, because a page waits 8 s for each missing script.
test.describe.configure({ timeout: 120_000 });
test.use({ allowedComplaints: /./ });

const CODE_CASES = REMOTES.flatMap((page) =>
  (['throws when it is loaded', 'throws while rendering'] as const).map((fault) => ({ ...page, fault })),
);

for (const { remote, address, expose, fault } of CODE_CASES) {
  test(`a version of ${remote} that ${fault} in browsers shows a failure, the board counts it, and a valid version repairs it`, async ({
    page,
  }) => {
    const shop = await openFaultyShop(remote, faulty(fault, expose, ['browser']));
    const reported = await reportsOf(page);
    await page.goto(shop.address + address);
    await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible({ timeout: 15_000 });
    await expectRestToWork(page);
    const kind = fault === 'throws while rendering' ? 'render' : 'load';
    await reported(new RegExp(`^${remote} ${FAULTY_VERSION} ${kind}$`));
    await expect.poll(shop.countsFailures).toBe(true);

    await page.goto(`${shop.address}/about`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);

    await shop.promoteValid();
    await goTo(page, shop.address + address);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await shop.close();
  });
}

for (const { remote, address, expose } of REMOTES) {
  test(`a version of ${remote} that throws in an event handler continues to work, and the board counts the error`, async ({
    page,
  }) => {
    const shop = await openFaultyShop(remote, faulty('throws in an event handler', expose, ['browser']));
    const reported = await reportsOf(page);
    await goTo(page, shop.address + address);
    await page.locator('body').click({ position: { x: 4, y: 4 } });
    await reported(new RegExp(`^${remote} ${FAULTY_VERSION} event$`));
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await expectRestToWork(page);
    await expect.poll(shop.countsFailures).toBe(true);
    await shop.close();
  });
}
