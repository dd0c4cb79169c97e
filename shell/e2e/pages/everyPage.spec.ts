import { expectToFit } from '@tanabana/tooling/playwright/accessibility';
import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';
import { IS_NIGHTLY } from '@tanabana/tooling/playwright/journeysOf';
import { SHIFT_LIMIT, totalShift, watchShift } from '@tanabana/tooling/playwright/layoutShift';
import {
  RUG,
  SAVED_VASE,
  storedCart,
  storedWishlist,
  VASE,
} from '@tanabana/tooling/playwright/storedRecords';
import { HOME_SCRIPT_BUDGET, SCRIPT_BUDGET, watchTraffic } from '@tanabana/tooling/playwright/traffic';
import { enlargeText } from '../screens/enlargeText';
import { expectLargeTargets } from '../accessibility/expectLargeTargets';
import { expectToFitPhones } from '../screens/expectToFitPhones';
import { CHECKED_PAGES, PERSONAL_PAGES } from '../routes';
import { tooWide } from '../screens/tooWide';
import { shareOfWords, visibleWords } from './visibleWords';

for (const path of CHECKED_PAGES) {
  test(`${path} has no console message, a strict policy, one heading, scripts with integrity within the budget, hardly any layout shift, and 95 % of its text without JavaScript`, async ({
    browser,
    page,
    shop,
  }) => {
    await watchShift(page);
    const traffic = watchTraffic(page);
    const answer = await goTo(page, path);
    await traffic.settled();
    const requested = traffic.requests.map((request) => request.url().replace(shop.address, ''));

    expect(answer?.status()).toBe(200);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page).toHaveTitle(/Tanabana/);
    const policy = answer?.headers()['content-security-policy'] ?? '';
    expect(policy).not.toMatch(/unsafe/);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(requested.filter((address) => /manifest.*\.json/.test(address))).toEqual([]);

    const scripts = requested.filter((address) => /\.js(\?|$)/.test(address));
    // The import map must be the first script, because Firefox refuses an import map that follows a module.
    const first = page.locator('script').first();
    await expect(first).toHaveAttribute('type', 'importmap');
    const map = JSON.parse((await first.textContent()) ?? '') as { integrity: object };
    expect(scripts.filter((address) => !(address in map.integrity))).toEqual([]);
    expect(new Set(scripts).size).toBe(scripts.length);

    const weight = await traffic.weight('script');
    expect(weight).toBeGreaterThan(50_000);
    expect(weight).toBeLessThanOrEqual(path === '/' ? HOME_SCRIPT_BUDGET : SCRIPT_BUDGET);
    expect(await totalShift(page)).toBeLessThanOrEqual(SHIFT_LIMIT);

    // Only browsers render the products on the page `/about`.
    if (PERSONAL_PAGES.includes(path) || path === '/about') return;
    const plain = await browser.newPage({ javaScriptEnabled: false });
    await plain.goto(path);
    expect(shareOfWords(await visibleWords(page), await visibleWords(plain))).toBeGreaterThanOrEqual(0.95);
    await plain.close();
  });
}

test('browsers may compile the scripts of a page during their transfer', async ({ page, shop }) => {
  const traffic = watchTraffic(page);
  await goTo(page, '/catalogue');
  await traffic.settled();
  const scripts = traffic.requests.map((request) => request.url()).filter((url) => url.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(3);
  for (const url of scripts) {
    const answer = await page.request.get(url);
    expect(await answer.text(), url.replace(shop.address, '')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
});

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  for (const path of CHECKED_PAGES) {
    test(`${path} fits every screen, also with text at 200 %, has large targets and is accessible`, async ({
      page,
      store,
    }) => {
      await store(storedCart(VASE, RUG), storedWishlist(SAVED_VASE));
      await goTo(page, path);
      for (const width of IS_NIGHTLY ? [375, 768, 1280] : [375, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await expectToFit(page);
      }
      await expectLargeTargets(page);
      await expectToFitPhones(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await enlargeText(page);
      expect(await tooWide(page)).toEqual([]);
    });
  }
});
