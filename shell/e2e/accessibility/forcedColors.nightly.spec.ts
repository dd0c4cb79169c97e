import type { Locator, Page } from '@playwright/test';
import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test, type Stored } from '@tanabana/tooling/playwright/journey';
import { DESK } from '@tanabana/tooling/playwright/screens';
import { storedCart, VASE } from '@tanabana/tooling/playwright/storedRecords';

/** Control in which only the style distinguishes the selected option from the others. */
interface Choice {
  readonly path: string;
  /** Selector of the selected option. `other` selects an option that is not selected. */
  readonly chosen: string;
  readonly other: string;
  readonly pseudo?: string;
  readonly stored?: Stored;
  readonly prepare?: (page: Page) => Promise<void>;
}

const CHOICES: Readonly<Record<string, Choice>> = {
  'the size of a product': {
    path: '/product/30001',
    chosen: 'label:has([name=size]:checked) > span',
    other: 'label:has([name=size]:not(:checked)) > span',
  },
  'the picture of a gallery': {
    path: '/product/30001',
    chosen: 'main [aria-roledescription=carousel] li > [aria-current=true]',
    other: 'main [aria-roledescription=carousel] li > [aria-current=false]',
  },
  'the slide at the top of the home page': {
    path: '/',
    chosen: 'main li > [aria-current]',
    other: 'main li > [aria-label^="Slide"]:not([aria-current])',
    pseudo: '::before',
  },
  'the category of the blog': {
    path: '/blog?category=Crafts',
    chosen: '[name=category][aria-pressed=true]',
    other: '[name=category][aria-pressed=false]',
  },
  'the tab of several': {
    path: '/login',
    prepare: (page) => page.getByRole('button', { name: 'Demo Login' }).click(),
    chosen: '[role=tab][aria-selected=true]',
    other: '[role=tab][aria-selected=false]',
  },
  'the payment method': {
    path: '/checkout',
    stored: storedCart(VASE),
    chosen: 'label:has([name=payment-method]:checked)',
    other: 'label:has([name=payment-method]:not(:checked))',
  },
  'the present page in the menu': {
    path: '/blog',
    prepare: (page) => page.getByRole('button', { name: 'Menu' }).click(),
    chosen: 'dialog a[href="/blog"]',
    other: 'dialog a[href="/artisans"]',
  },
};

/** Returns the styles that distinguish options: colours, outline and underline. */
function lookOf(element: Locator, pseudo = ''): Promise<readonly string[]> {
  return element.first().evaluate((found, part) => {
    const style = getComputedStyle(found, part || null);
    const ground = getComputedStyle(document.body).backgroundColor;
    // A transparent background has the colour of the page.
    const seen = (color: string) => (color.endsWith(', 0)') ? ground : color);
    return [
      seen(style.backgroundColor),
      seen(style.borderTopColor),
      seen(style.borderBottomColor),
      style.color,
      style.fill,
      style.outlineStyle === 'none' ? '' : style.outlineColor,
      style.textDecorationLine,
    ];
  }, pseudo);
}

test.use({ viewport: DESK, reducedMotion: 'reduce' });

for (const [name, { path, chosen, other, pseudo, stored, prepare }] of Object.entries(CHOICES)) {
  test(`with forced colours, ${name} looks different from the others`, async ({ page, store }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    if (stored) await store(stored);
    await goTo(page, path);
    await prepare?.(page);
    await expect(page.locator(chosen).first()).toBeVisible();
    const others = await lookOf(page.locator(other), pseudo);
    expect(await lookOf(page.locator(chosen), pseudo)).not.toEqual(others);
  });
}

test('with forced colours, a liked post looks different from other posts', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await goTo(page, '/blog/how-a-rug-is-read-aloud');
  const like = page.getByRole('button', { name: /^Like, / });
  const before = await lookOf(like.locator('svg'));
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => lookOf(like.locator('svg'))).not.toEqual(before);
});

test('with forced colours, the progress of the slides is visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'no-preference' });
  await goTo(page, '/');
  const progress = page.locator(
    'main [aria-roledescription=carousel] > [aria-hidden=true]:has(> div:only-child)',
  );
  const background = (element: Locator) =>
    element.evaluate((found) => getComputedStyle(found).backgroundColor);
  expect(await background(progress.locator('div'))).not.toBe(await background(progress));
});
