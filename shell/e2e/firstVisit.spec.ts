import type { Page } from '@playwright/test';
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

/** The typefaces that an element is shown in, and whether the page brought each. */
async function facesOf(page: Page, selector: string) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName, isCustomFont }) => `${isCustomFont ? '' : 'not '}${familyName}`);
}

for (const [path, subjects] of [
  ['/about', { h1: 'Fraunces', 'footer a': 'Figtree' }],
  // Its name and its neighbours’ have letters that are not English.
  ['/product/10003', { h1: 'Fraunces' }],
  ['/product/30001', { h1: 'Fraunces', 'main strong': 'Figtree' }],
] as const) {
  test(`a first visit to ${path} is read in the shop’s own typefaces, without a request for one`, async ({
    page,
  }) => {
    const fonts = watchFonts(page);
    await goTo(page, path);
    for (const [selector, family] of Object.entries(subjects)) {
      for (const face of await facesOf(page, selector)) expect(face).toMatch(new RegExp(`^${family}`));
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
