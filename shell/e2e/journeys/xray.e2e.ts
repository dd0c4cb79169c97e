import type { Page } from 'playwright-core';
import { axeFindings } from '../axe';
import { focused } from '../keyboard';
import { closeBrowser, goTo, newVisit } from '../visit';

afterAll(closeBrowser);

const panel = (page: Page) => page.getByRole('complementary', { name: 'X-ray of the page' });
const entry = (page: Page, text: RegExp) => panel(page).getByRole('listitem').filter({ hasText: text });

test.each([375, 768, 1280])(
  'on a screen %d wide one key shows whose each region is, and takes that away again',
  async (width) => {
    const { page, context, complaints } = await newVisit({ viewport: { width, height: 900 } });
    await goTo(page, '/');
    const start = page.getByRole('link', { name: 'Skip to the content' });
    await start.focus();
    await page.keyboard.press('Alt+Shift+X');
    await focused(page.getByRole('button', { name: 'Close X-ray' }));
    await entry(page, /^Header of the shell, by the Shell team$/).waitFor();
    await entry(
      page,
      /^Page pages\/home of content, by the Content team · version [\w.-]+ · loaded in \d+ ms · no failures$/,
    ).waitFor();
    const fragment = entry(page, /^Fragment fragments\/RugCarousel of catalogue, by the Catalogue team/);
    await fragment.filter({ hasText: 'not loaded yet' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);

    await page.locator('[data-fragment="catalogue/RugCarousel"]').scrollIntoViewIfNeeded();
    await fragment.filter({ hasText: /loaded in \d+ ms/ }).waitFor();
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'detached' });
    await focused(start);
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test('a link opens it where there is no keyboard, and it tells what failed', async () => {
  const { page, context } = await newVisit();
  await page.route('**/assets/cart/**/*.js*', (route) => route.abort());
  await page.goto('/cart#xray');
  await entry(page, /^Page pages\/cart of cart, by the Cart team .* failed once: load: /).waitFor();
  await page.getByRole('button', { name: 'Close X-ray' }).click();
  await panel(page).waitFor({ state: 'detached' });
  await context.close();
});
