import { axeFindings } from '@tanabana/tooling/playwright/accessibility';
import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect } from '@tanabana/tooling/playwright/journey';
import { tabTo } from '@tanabana/tooling/playwright/keyboard';
import { test } from './demoJourney';

test.use({ reducedMotion: 'reduce' });

test('the first address has the name of the user, and one address is always the default (§4)', async ({
  demoPage: page,
}) => {
  await goTo(page, '/dashboard');
  await page.getByRole('tab', { name: /Orders/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/dashboard?tab=enquiries');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/dashboard?tab=addresses');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByText('Addresses')).toBeAttached();
  const panel = page.getByRole('tabpanel', { name: 'Addresses' });
  const expectBook = (...addresses: readonly string[]) =>
    expect
      .poll(async () =>
        (await panel.getByRole('listitem').allInnerTexts()).map((text) =>
          text
            .split('\n')
            .filter((line) => !/^(Make default|Edit|Delete|)$/.test(line))
            .join(' '),
        ),
      )
      .toEqual(addresses);
  const form = page.getByRole('dialog');
  const confirmDeleting = async (name: string) => {
    await panel.getByRole('button', { name: `Delete ${name}` }).click();
    await page
      .getByRole('dialog', { name: 'Delete address' })
      .getByRole('button', { name: 'Delete' })
      .click();
    await expect(page.getByRole('status').getByText('Address deleted')).toBeVisible();
  };
  await expectBook('Demo Shopper Default India');

  await tabTo(page.getByRole('button', { name: 'Add address' }));
  await page.keyboard.press('Enter');
  await tabTo(form.getByRole('button', { name: 'Save address' }));
  await page.keyboard.press('Enter');
  await expect(form.getByText('Please enter a full name')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await form.getByLabel('Full name').fill(' Meera Nair ');
  await form.getByLabel('Country').fill('Nepal');
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
  await expectBook('Demo Shopper Default India', 'Meera Nair Nepal');

  await panel.getByRole('button', { name: 'Make default: Meera Nair' }).click();
  await expectBook('Demo Shopper India', 'Meera Nair Default Nepal');
  await panel.getByRole('button', { name: 'Edit Demo Shopper' }).click();
  await form.getByLabel('Full name').fill('Asha Verma');
  await form.getByRole('button', { name: 'Save address' }).click();
  await expect(form).toBeHidden();
  expect(await axeFindings(page)).toEqual([]);

  await confirmDeleting('Meera Nair');
  await expectBook('Asha Verma Default India');
  await page.getByRole('tab', { name: /Orders/ }).click();
  await page.getByRole('tab', { name: 'Addresses' }).click();
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  await expectBook('Asha Verma Default India');
  await confirmDeleting('Asha Verma');
  await expectBook('Demo Shopper Default India');
});
