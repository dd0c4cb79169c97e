import type { Page } from 'playwright-core';
import { axeFindings } from '../axe';
import { focused, tabTo } from '../keyboard';
import { closeBrowser, follow, goTo, newVisit } from '../visit';

afterAll(closeBrowser);

const slide = (page: Page, number: number) => page.getByRole('group', { name: `${number} of 3` });
const card = (page: Page, name: string) => page.locator('main').getByRole('button', { name });

test.each([375, 768, 1280])(
  'on a screen %d wide: slides by hand, a value card opened and closed, and on to the artisan',
  async (width) => {
    const { page, context, complaints } = await newVisit({
      viewport: { width, height: 800 },
      reducedMotion: 'reduce',
    });
    await goTo(page, '/');
    await page.getByRole('button', { name: 'Previous slide' }).click();
    await slide(page, 3).getByRole('link', { name: 'Browse Vintage' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Next slide' }).click();
    await slide(page, 1).getByRole('link', { name: 'Shop Rugs' }).waitFor();
    await page.getByRole('button', { name: 'Slide 2: Vintage Art' }).click();
    await slide(page, 2).getByRole('link', { name: 'Explore Decor' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);

    await card(page, 'Easy Returns & Exchanges').click();
    const dialog = page.getByRole('dialog', { name: 'Easy Returns & Exchanges' });
    await dialog.getByText('Refunds reach you in 5-7 business days').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.mouse.click(5, 5);
    await dialog.waitFor({ state: 'hidden' });
    await card(page, 'Global Reach').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });

    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.getByRole('link', { name: 'Read Her Story' }).click();
    await page.getByRole('dialog', { name: 'Shanti Devi' }).waitFor();
    await page.waitForURL(/\/artisans$/);
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test('by keyboard alone: a slide, a value card and back to it, the way to the foundation', async () => {
  const { page, context, complaints } = await newVisit({ viewport: { width: 1280, height: 800 } });
  await goTo(page, '/');
  await tabTo(page.getByRole('button', { name: 'Slide 2: Vintage Art' }));
  await page.keyboard.press('Enter');
  await slide(page, 2).getByRole('link', { name: 'Explore Decor' }).waitFor();
  await tabTo(page.getByRole('button', { name: 'Stop the slides from moving' }));
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Let the slides move' }).waitFor();
  await tabTo(page.getByRole('button', { name: 'Stop the phrases from moving' }));
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Let the phrases move' }).waitFor();

  await tabTo(card(page, 'Sustainable'));
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Sustainable' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await focused(card(page, 'Sustainable'));

  await tabTo(page.getByRole('link', { name: 'Know Our Foundation' }));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Our Foundation' }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('the slides turn by themselves every 5 s, and rest for 10 s after a choice by hand', async () => {
  const { page, context } = await newVisit({ viewport: { width: 1280, height: 800 } });
  await page.clock.install();
  await goTo(page, '/');
  const current = (name: string) => page.locator(`main button[aria-current][aria-label="${name}"]`);
  const moving = page.getByRole('region', { name: 'Collections' }).locator('[aria-live=off]');
  await moving.waitFor();
  await page.clock.runFor(5000);
  await current('Slide 2: Vintage Art').waitFor();
  await page.getByRole('button', { name: 'Next slide' }).evaluate((button: HTMLElement) => button.click());
  await current('Slide 3: Vintage Art').waitFor();
  await page.clock.runFor(7000);
  expect(await moving.count()).toBe(0);
  await page.clock.runFor(3000);
  await moving.waitFor();
  await page.clock.runFor(2000);
  expect(await current('Slide 3: Vintage Art').count()).toBe(1);
  await page.clock.runFor(3000);
  await current('Slide 1: Rugs').waitFor();
  await context.close();
});

test('without the catalogue the home page stands and says where the collections are', async () => {
  const { page, context } = await newVisit();
  await page.route('**/assets/catalogue/**/*.js*', (route) => route.abort());
  await page.goto('/about');
  await page.waitForLoadState('load');
  await follow(page, '/');
  await page.getByRole('link', { name: 'Know Our Foundation' }).waitFor();
  await page.getByRole('region', { name: 'From the catalogue' }).scrollIntoViewIfNeeded();
  for (const [name, href] of [
    ['Explore Collection', '/catalogue?category=rugs'],
    ['Shop Collection', '/catalogue?category=handicraftproducts'],
  ] as const) {
    const link = page.getByRole('link', { name });
    await link.waitFor();
    expect(await link.getAttribute('href')).toBe(href);
  }
  expect(await axeFindings(page)).toEqual([]);
  await context.close();
});

test('while the page loads, no slide fades over the first', async () => {
  const { page, context } = await newVisit();
  await page.addInitScript(() => {
    const faded: string[] = [];
    Object.assign(window, { faded });
    document.addEventListener('transitionrun', ({ target }) => {
      if (target instanceof Element && target.matches('[aria-roledescription="slide"]'))
        faded.push(target.ariaLabel ?? '');
    });
  });
  await goTo(page, '/');
  expect(await page.evaluate(() => (window as unknown as { faded: string[] }).faded)).toEqual([]);
  await page.getByRole('button', { name: 'Next slide' }).click();
  await page.waitForFunction(() => (window as unknown as { faded: string[] }).faded.length > 0);
  await context.close();
});
