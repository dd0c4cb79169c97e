import { closeBrowser, goTo, newVisit } from '../visit';

afterAll(closeBrowser);

test('the menu opens a drawer that keeps focus, closes on Escape and gives focus back', async () => {
  const { page, complaints } = await newVisit();
  await goTo(page, '/about');
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'My Account' });
  await drawer.waitFor();

  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    const focusIsOutside = await page.evaluate(() => {
      const { activeElement } = document;
      // Between the last and the first control focus rests on the body, for the browser's own buttons.
      return activeElement !== document.body && !activeElement?.closest('dialog[open]');
    });
    expect(focusIsOutside).toBe(false);
  }

  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  expect(await menu.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(complaints).toEqual([]);
});

test.each([
  [375, 375],
  [768, 384],
  [1280, 448],
])(
  'on a screen %d wide the drawer is %d wide and closes by its backdrop, button and links',
  async (width, expected) => {
    const { page } = await newVisit({ viewport: { width, height: 800 } });
    await goTo(page, '/about');
    const drawer = page.getByRole('dialog', { name: 'My Account' });
    const open = async () => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await drawer.waitFor();
      await page.waitForFunction(
        () => document.querySelector('dialog[open]')?.getBoundingClientRect().x === 0,
      );
    };

    await open();
    expect(Math.round((await drawer.boundingBox())?.width ?? 0)).toBe(expected);
    await drawer.getByRole('button', { name: 'Close' }).click();
    await drawer.waitFor({ state: 'hidden' });

    if (width > expected) {
      await open();
      await page.mouse.click(width - 10, 400);
      await drawer.waitFor({ state: 'hidden' });
    }

    await open();
    await drawer.getByText('Our Businesses').click();
    expect(await drawer.getByText('Clothing').locator('a').count()).toBe(0);
    await drawer.getByRole('link', { name: 'Wishlist' }).click();
    await drawer.waitFor({ state: 'hidden' });
    await page.waitForURL('**/wishlist');
  },
);

test.each([
  [375, 130],
  [768, 146],
  [1280, 162],
])(
  'on a screen %d wide the content starts %d pixels down, and the header changes after 12 pixels',
  async (width, top) => {
    const { page } = await newVisit({ viewport: { width, height: 600 } });
    await goTo(page, '/about');
    expect(await page.locator('main').evaluate((main) => getComputedStyle(main).paddingTop)).toBe(`${top}px`);
    const header = page.locator('header');
    expect(await header.evaluate((element) => Math.round(element.getBoundingClientRect().bottom))).toBe(top);

    await page.evaluate(() => window.scrollTo(0, 12));
    expect(await header.getAttribute('data-scrolled')).toBe('false');
    await page.evaluate(() => window.scrollTo(0, 13));
    await page.locator('header[data-scrolled="true"]').waitFor();
  },
);

test('the wordmark turns through three scripts, and stands still for those who want no motion', async () => {
  const { page } = await newVisit();
  await page.clock.install();
  await page.goto('/about');
  const shown = () =>
    page.locator('[data-shown="true"]').evaluate((element) => element.textContent.trim() || 'Latin');
  await page.locator('header').waitFor();
  await page.waitForLoadState('networkidle');
  expect(await shown()).toBe('Latin');
  await page.clock.runFor(3_000);
  expect(await shown()).toBe('ताना-बाना');
  await page.clock.runFor(4_500);
  expect(await shown()).toBe('தானா பானா');
  const faces = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  );
  expect(faces).toEqual(expect.arrayContaining(['Tiro Devanagari Hindi', 'Catamaran']));
  await page.clock.runFor(4_500);
  expect(await shown()).toBe('Latin');

  const calm = await newVisit({ reducedMotion: 'reduce' });
  await calm.page.clock.install();
  await calm.page.goto('/about');
  await calm.page.waitForLoadState('networkidle');
  await calm.page.clock.runFor(20_000);
  expect(await calm.page.locator('[data-shown="true"]').count()).toBe(1);
  expect(await calm.page.locator('svg[data-shown="true"]').count()).toBe(1);
});

test('Contact Us opens Get in Touch with three ways to reach the house', async () => {
  const { page, complaints } = await newVisit();
  await goTo(page, '/about');
  await page.getByRole('button', { name: 'Contact Us' }).click();
  const modal = page.getByRole('dialog', { name: 'Get in Touch' });
  await modal.waitFor();
  expect(await modal.innerText()).toContain('We typically respond within 24 hours');
  expect(
    await modal.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(['mailto:hello@tanabana.example', 'tel:+910000000000', 'https://wa.me/910000000001']);
  await page.keyboard.press('Escape');
  await modal.waitFor({ state: 'hidden' });
  expect(complaints).toEqual([]);
});

test('an unknown path answers 404 with words and two ways out', async () => {
  const { page } = await newVisit();
  await goTo(page, '/about');
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: '404 Page Not Found' }).waitFor();
  expect(await page.locator('main').innerText()).toContain(
    "The page you're looking for doesn't exist. It might have been moved, deleted, or you entered the wrong URL.",
  );
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Go Back' }).click();
  await page.waitForURL('**/about');
});
