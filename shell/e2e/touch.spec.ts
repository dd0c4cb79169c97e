import { goTo } from '@tanabana/build/playwright/goTo';
import { expect, test } from '@tanabana/build/playwright/journey';
import { ELEPHANT, storedCart } from '@tanabana/build/playwright/storedRecords';
import { ALL_PAGES } from './routes';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });

for (const path of ALL_PAGES) {
  test(`${path} may be enlarged by two fingers, is not when a field is focused, and hovers only where a pointer does`, async ({
    page,
    store,
  }) => {
    await store(storedCart(ELEPHANT));
    await goTo(page, path);
    const viewport = (await page.locator('meta[name=viewport]').getAttribute('content')) ?? '';
    expect(viewport).not.toMatch(/user-scalable|maximum-scale|minimum-scale/);
    expect(viewport).toContain('viewport-fit=cover');

    // iOS enlarges the page for a focused field whose text is smaller.
    const small = await page.locator('input, select, textarea').evaluateAll((fields) =>
      fields
        .filter(
          (field) => !field.matches('[type=checkbox], [type=radio], [type=hidden], [type=file], [hidden]'),
        )
        .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
        .map((field) => field.outerHTML.slice(0, 80)),
    );
    expect(small).toEqual([]);

    const { hovered, gestures } = await page.evaluate(() => {
      const found: string[] = [];
      const blocked: string[] = [];
      const visit = (rules: CSSRuleList, condition: string) => {
        for (const rule of rules) {
          const inner = rule instanceof CSSMediaRule ? `${condition} ${rule.conditionText}` : condition;
          if (rule instanceof CSSStyleRule) {
            if (rule.selectorText.includes(':hover') && !inner.includes('(hover: hover)'))
              found.push(rule.selectorText);
            if (/touch-action: (?:none|pan-[xy]);|touch-callout: none|user-select: none/.test(rule.cssText))
              blocked.push(rule.cssText);
          }
          if ('cssRules' in rule) visit(rule.cssRules as CSSRuleList, inner);
        }
      };
      for (const sheet of document.styleSheets) visit(sheet.cssRules, '');
      return { hovered: found, gestures: blocked };
    });
    expect(hovered).toEqual([]);
    expect(gestures).toEqual([]);
  });
}

test('a long press on a link and on a picture brings the browser’s own menu', async ({ page }) => {
  await goTo(page, '/product/30001');
  const isBlocked = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate(
        (element) =>
          !element.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })),
      );
  expect(await isBlocked('main picture img')).toBe(false);
  expect(await isBlocked('main a[href^="/product/"]')).toBe(false);
});

test('the bars of the browser have the colour of the offers', async ({ page }) => {
  await goTo(page, '/about');
  const bar = page.locator('meta[name=theme-color]');
  const offers = await page
    .getByRole('region', { name: 'Offers' })
    .evaluate((strip) => getComputedStyle(strip).backgroundColor);
  const [red, green, blue] = (offers.match(/\d+/g) ?? []).map((part) =>
    Number(part).toString(16).padStart(2, '0'),
  );
  await expect(bar).toHaveAttribute('content', `#${red}${green}${blue}`);
});

test('a touched control is tinted in the shop’s colour', async ({ page }) => {
  await goTo(page, '/about');
  const tint = await page
    .getByRole('button', { name: 'Menu' })
    .evaluate((button) => getComputedStyle(button).getPropertyValue('-webkit-tap-highlight-color'));
  expect(tint).toBe('rgba(34, 56, 90, 0.16)');
});
