import type { Page } from '@playwright/test';
import { facesOf } from '@tanabana/build/playwright/facesOf';
import { goTo } from '@tanabana/build/playwright/goTo';
import { expect, test } from '@tanabana/build/playwright/journey';

/** Notes the files of typefaces that pages ask for, but for those of the wordmark. */
function watchFonts(page: Page): readonly string[] {
  const fonts: string[] = [];
  page.on('request', (request) => {
    const [, file] = /\/fonts\/((?:figtree|fraunces)[\w-]*)\./.exec(request.url()) ?? [];
    if (file !== undefined) fonts.push(file);
  });
  return fonts;
}

for (const [path, subjects] of [
  ['/about', { h1: 'Fraunces', 'footer a': 'Figtree' }],
  // Its text has letters that are not English.
  ['/product/10003', { h1: 'Fraunces' }],
  ['/product/30001', { h1: 'Fraunces', 'main strong': 'Figtree' }],
] as const) {
  test(`a first visit to ${path} is read in the shop’s own typefaces, without a request for one`, async ({
    page,
  }) => {
    const fonts = watchFonts(page);
    await goTo(page, path);
    const devtools = await page.context().newCDPSession(page);
    for (const [selector, family] of Object.entries(subjects)) {
      const faces = await facesOf(devtools, selector);
      expect(faces).not.toEqual([]);
      for (const { familyName, isCustomFont } of faces) {
        expect([familyName, isCustomFont]).toEqual([expect.stringMatching(`^${family}`), true]);
      }
    }
    expect(fonts).toEqual([]);
  });
}

test('the next document has no fonts in it, and is read in the same typefaces', async ({ page }) => {
  const first = await (await goTo(page, '/about'))?.text();
  expect(first).toContain('FontFace');
  const fonts = watchFonts(page);
  const second = await (await goTo(page, '/terms'))?.text();
  expect(second).not.toContain('FontFace');
  expect(new Set(fonts)).toEqual(new Set(['figtree', 'fraunces']));
  const used = () =>
    page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    );
  await expect.poll(used).toEqual(expect.arrayContaining(['Fraunces', 'Figtree']));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('fonts are fetched as files, before the page is laid out', async ({ page }) => {
    const fonts = watchFonts(page);
    await page.goto('/about');
    await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(2);
    expect(new Set(fonts)).toEqual(new Set(['figtree', 'fraunces']));
  });
});
