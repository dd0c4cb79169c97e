import type { Page } from '@playwright/test';
import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';
import { ELEPHANT, storedCart } from '@tanabana/tooling/playwright/storedRecords';
import { ALL_PAGES } from '../routes';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });

for (const path of ALL_PAGES) {
  test(`${path} allows pinch zoom, does not zoom when a field is focused, and has hover styles only for pointers that hover`, async ({
    page,
    store,
  }) => {
    await store(storedCart(ELEPHANT));
    await goTo(page, path);
    const viewport = (await page.locator('meta[name=viewport]').getAttribute('content')) ?? '';
    expect(viewport).not.toMatch(/user-scalable|maximum-scale|minimum-scale/);
    expect(viewport).toContain('viewport-fit=cover');

    // iOS zooms in on a focused field whose text is smaller than 16 pixels.
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

test('a long press on a link and on a picture opens the browser’s own menu', async ({ page }) => {
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

test('a touched control has the shop’s highlight colour', async ({ page }) => {
  await goTo(page, '/about');
  const tint = await page
    .getByRole('button', { name: 'Menu' })
    .evaluate((button) => getComputedStyle(button).getPropertyValue('-webkit-tap-highlight-color'));
  // The indigo of the theme.
  expect(tint).toBe('color(srgb 0.133333 0.219608 0.352941 / 0.16)');
});

/** Swipes over an element to the right, by a number of pixels. */
async function swipe(page: Page, selector: string, pixels: number): Promise<void> {
  const element = page.locator(selector).first();
  await element.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {};
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + width / 2 + moved, y: y + height / 3 }],
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= 8; step += 1) await touch('touchMove', (pixels * step) / 8);
  await touch('touchEnd', pixels);
}

test('a finger swipes the slides at the top of the home page', async ({ page }) => {
  await goTo(page, '/');
  const slides = '[aria-roledescription=carousel][aria-label=Collections]';
  await swipe(page, slides, -160);
  await expect(page.getByRole('group', { name: '2 of 3' })).toBeVisible();
  await swipe(page, slides, 160);
  await expect(page.getByRole('group', { name: '1 of 3' })).toBeVisible();
  await swipe(page, slides, 160);
  await expect(page.getByRole('group', { name: '3 of 3' })).toBeVisible();
});

test('a finger swipes the pictures of a product', async ({ page }) => {
  await goTo(page, '/product/30001');
  const pictures = page.locator('main [aria-roledescription=carousel] li picture');
  await expect(pictures.nth(1)).not.toBeInViewport({ ratio: 0.5 });
  await swipe(page, 'main [aria-roledescription=carousel] li picture', -150);
  await expect(pictures.nth(1)).toBeInViewport({ ratio: 0.5 });
  await expect(page.getByRole('button', { name: 'Show picture 2' })).toHaveAttribute('aria-current', 'true');
});
