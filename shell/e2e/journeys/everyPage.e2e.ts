import { axeFindings } from '../axe';
import { ALL_PAGES, PERSONAL_PAGES } from '../routes';
import { SCRIPT_BUDGET, weighScripts } from '../scriptWeight';
import { closeBrowser, goTo, newVisit, STOREFRONT } from '../visit';
import { shareKept, wordsOf } from '../words';

afterAll(closeBrowser);

test.each(ALL_PAGES)(
  '%s is whole: silent console, strict policy, one React, checked scripts, no manifest',
  async (path) => {
    const { page, context, complaints } = await newVisit();
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url().replace(STOREFRONT, '')));
    const answer = await page.goto(path);
    await page.waitForLoadState('networkidle');

    expect(answer?.status()).toBe(200);
    expect(complaints).toEqual([]);
    expect(await page.locator('h1').count()).toBe(1);
    expect(await page.title()).toMatch(/Tanabana/);
    const policy = answer?.headers()['content-security-policy'] ?? '';
    expect(policy).not.toMatch(/unsafe/);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(requested.filter((address) => /manifest.*\.json/.test(address))).toEqual([]);

    const scripts = requested.filter((address) => /\.js(\?|$)/.test(address));
    const map = JSON.parse((await page.locator('script[type=importmap]').textContent()) ?? '') as {
      integrity: object;
    };
    expect(scripts.filter((address) => !(address in map.integrity))).toEqual([]);
    expect(new Set(scripts).size).toBe(scripts.length);
    await context.close();
  },
);

test.each(ALL_PAGES)('%s is light, and nothing on it moves while it loads', async (path) => {
  const { page, context } = await newVisit();
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const weight = weighScripts(page);
  await goTo(page, path);

  expect(await weight()).toBeGreaterThan(50_000);
  expect(await weight()).toBeLessThanOrEqual(SCRIPT_BUDGET);
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeCloseTo(0, 3);
  await context.close();
});

test.each(ALL_PAGES.filter((path) => !PERSONAL_PAGES.includes(path)))(
  '%s keeps its words without JavaScript',
  async (path) => {
    const whole = await newVisit();
    const plain = await newVisit({ javaScriptEnabled: false });
    await goTo(whole.page, path);
    await plain.page.goto(path);
    const kept = shareKept(
      await wordsOf(whole.page),
      (await plain.page.locator('body').innerText()).toLowerCase().match(/[\p{L}\p{N}₹]+/gu) ?? [],
    );
    expect({ path, enough: kept >= 0.95 }).toEqual({ path, enough: true });
    await whole.context.close();
    await plain.context.close();
  },
);

test.each([375, 768, 1280])(
  'on a screen %d wide no page scrolls sideways, and axe finds nothing',
  async (width) => {
    const { page, context } = await newVisit({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
    for (const path of ALL_PAGES) {
      await goTo(page, path);
      expect({ path, wide: await page.evaluate(() => document.documentElement.scrollWidth) }).toEqual({
        path,
        wide: width,
      });
      expect({ path, found: await axeFindings(page) }).toEqual({ path, found: [] });
    }
    await context.close();
  },
  240_000,
);
