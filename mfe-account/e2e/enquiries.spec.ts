import { expectToFit } from '@tanabana/tooling/playwright/accessibility';
import { demoSession } from '@tanabana/tooling/playwright/accounts';
import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';
import { onEveryScreen } from '@tanabana/tooling/playwright/screens';
import { storedCart, VASE } from '@tanabana/tooling/playwright/storedRecords';

test.use({ reducedMotion: 'reduce' });

const NAPKINS = { ...VASE, id: 30020, title: 'Bagru Table Napkins', price: 980, size: 'Set of 6, 18 in' };

onEveryScreen(() => {
  test('an enquiry that was prepared in this browser is listed beside the orders', async ({
    page,
    store,
    shop,
  }) => {
    await store(await demoSession(shop), storedCart(VASE, NAPKINS));
    await page.route('**/api/orders/my', (route) => route.fulfill({ json: [] }));
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await goTo(page, '/enquiry');
    await page.getByRole('button', { name: 'Copy text' }).click();
    const reference = await page
      .getByText(/^TB-\d{8}-/)
      .first()
      .innerText();
    await goTo(page, '/dashboard');
    await expect(page.getByText("You haven't placed any orders yet.")).toBeVisible();
    await page.getByRole('link', { name: 'Enquiries prepared in this browser' }).click();
    await expect(page).toHaveURL('/dashboard?tab=enquiries');
    const list = page.getByRole('region', { name: 'My enquiries' });
    await list.getByText(reference).click();
    await expect(list.getByRole('button', { name: `Reorder ${reference}` })).toBeVisible();
    await expect(list.getByText('₹980 a set of 6')).toBeVisible();
    await expectToFit(page, 'enquiries');
  });
});
