import type { Page } from '@playwright/test';
import { axeFindings, expectToFit } from '@tanabana/tooling/playwright/accessibility';
import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';
import { tabTo } from '@tanabana/tooling/playwright/keyboard';
import { DESK, onEveryScreen } from '@tanabana/tooling/playwright/screens';

const field = (page: Page, name: string) => page.locator('main').getByLabel(name, { exact: true });

test('printed questions have their answers, and no search field', async ({ page }) => {
  await goTo(page, '/faq');
  const answer = page.getByText('Yes: 25 units of each item.');
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(answer).toBeVisible();
  await expect(page.getByText('After dispatch, delivery takes 3-7 business days')).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeHidden();
});

onEveryScreen(() => {
  test('one answer is open at a time, and a search shows only matching questions', async ({ page }) => {
    await goTo(page, '/faq');
    await page.getByText('Is there a minimum order?').click();
    await expect(page.getByText('Yes: 25 units of each item.')).toBeVisible();
    await page.getByText('How long does delivery take?').click();
    await expect(page.getByText('After dispatch, delivery takes 3-7 business days')).toBeVisible();
    await expect(page.locator('main details[open]')).toHaveCount(1);
    await expectToFit(page);
    const search = page.getByRole('searchbox', { name: 'Search questions' });
    await search.fill('abrash');
    await expect(page).toHaveURL(/q=abrash/);
    await expect(page.locator('main details')).toHaveCount(1);
    await search.fill('submarine');
    await expect(page.getByRole('heading', { name: 'No questions found' })).toBeVisible();
    await expectToFit(page);
    await page.getByRole('link', { name: 'Contact Support' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  });

  test('a message is checked and sent, and the form shows thanks', async ({ page }) => {
    await page.clock.install();
    await goTo(page, '/contact?about=Five-wick+Standing+Brass+Diya&sku=TB-MRD-DIY-30018');
    await expect(page.getByText('Five-wick Standing Brass Diya, SKU TB-MRD-DIY-30018')).toBeVisible();
    const send = page.getByRole('button', { name: 'Send Message' });
    await send.click();
    await expect(page.getByText('Please tell us where to reply')).toBeVisible();
    await expect(field(page, 'Name')).toBeFocused();
    await expectToFit(page);
    await field(page, 'Name').fill('Asha Rao');
    await field(page, 'Email').fill('asha@hotel');
    await field(page, 'Subject').selectOption('wholesale');
    await field(page, 'Message').fill('Forty lamps, please.');
    await send.click();
    await expect(page.getByText('Please check the email address')).toBeVisible();
    await expectToFit(page);
    await field(page, 'Email').fill('asha@hotel.example');
    await send.click();
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.clock.runFor(2000);
    await expect(page.getByText('One step left')).toBeVisible();
    await expect(field(page, 'Message')).toHaveValue('');
    await expect(field(page, 'Your email')).toHaveValue(
      /^Wholesale: Five-wick Standing Brass Diya .*\n\nForty lamps, please\.\n\nAsha Rao/s,
    );
    await expect(page.getByRole('link', { name: 'Open as email' })).toHaveAttribute('href', /Forty%20lamps/);
    expect(await axeFindings(page)).toEqual([]);
    await expectToFit(page);
    await page.getByRole('link', { name: 'Remove Five-wick' }).click();
    await expect(page).toHaveURL(/\/contact$/);
  });
});

test('a question is found and opened, and a message sent, with the keyboard alone', async ({ page }) => {
  await page.setViewportSize(DESK);
  await goTo(page, '/faq');
  await tabTo(page.getByRole('searchbox', { name: 'Search questions' }));
  await page.keyboard.type('refund');
  await expect(page).toHaveURL(/q=refund/);
  await tabTo(page.locator('main summary').first());
  await page.keyboard.press('Enter');
  await expect(page.locator('main details[open]')).toBeVisible();
  await tabTo(page.getByRole('link', { name: 'Contact Support' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  await tabTo(field(page, 'Name'));
  await page.keyboard.type('Asha Rao');
  await page.keyboard.press('Tab');
  await page.keyboard.type('asha@hotel.example');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(field(page, 'Subject')).toHaveValue('general');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Forty lamps, please.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('One step left')).toBeVisible();
});
