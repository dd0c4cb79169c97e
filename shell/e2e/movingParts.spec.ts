import { goTo } from '@tanabana/build/playwright/goTo';
import { expect, test } from '@tanabana/build/playwright/journey';

test('the wordmark, the slides and the header change without a new rule, which would style the whole document again', async ({
  page,
}) => {
  await goTo(page, '/');
  await page.evaluate(() => {
    const inserted: string[] = [];
    const insertRule = Reflect.get(CSSStyleSheet.prototype, 'insertRule');
    CSSStyleSheet.prototype.insertRule = function (rule, index) {
      inserted.push(rule);
      return insertRule.call(this, rule, index);
    };
    Object.assign(window, { inserted });
  });
  await expect(page.locator('header [lang=hi]')).toHaveAttribute('data-shown', 'true');
  await expect(page.getByRole('group', { name: '2 of 3' })).toBeVisible();
  await page.mouse.wheel(0, 400);
  await expect(page.locator('header')).toHaveAttribute('data-scrolled', 'true');
  expect(await page.evaluate(() => Reflect.get(window, 'inserted') as string[])).toEqual([]);
});
