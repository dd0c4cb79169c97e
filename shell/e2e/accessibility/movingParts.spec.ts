import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';

test('the wordmark, the slides and the header change without new style rules', async ({ page }) => {
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
  await expect(page.locator('header [lang=hi]')).toHaveCSS('opacity', '1');
  await expect(page.getByRole('group', { name: '2 of 3' })).toBeVisible();
  await page.mouse.wheel(0, 400);
  await expect(page.locator('header')).toHaveAttribute('data-scrolled', 'down');
  expect(await page.evaluate(() => Reflect.get(window, 'inserted') as string[])).toEqual([]);
});

test('no phrase overlaps the pause button', async ({ page }) => {
  await goTo(page, '/');
  const stop = page.getByRole('button', { name: 'Pause the phrases' });
  await stop.scrollIntoViewIfNeeded();
  const behind = await stop.evaluate((element) => {
    const { left, right, top, height } = element.getBoundingClientRect();
    const found = new Set<string>();
    for (let x = left + 1; x < Math.min(right + 8, window.innerWidth); x += 4)
      for (const under of document.elementsFromPoint(x, top + height / 2))
        if (under.matches('ul, li')) found.add(under.tagName);
    return [...found];
  });
  expect(behind).toEqual([]);
});
