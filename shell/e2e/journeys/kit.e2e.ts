import type { BrowserContextOptions, Page } from 'playwright-core';
import { axeFindings } from '../axe';
import { closeBrowser, goTo, newVisit } from '../visit';

afterAll(closeBrowser);

const viewport = { width: 1280, height: 800 };
const WAYS: readonly (readonly [string, BrowserContextOptions])[] = [
  ['on a phone', { viewport: { width: 375, height: 812 } }],
  ['on a tablet', { viewport: { width: 768, height: 1024 } }],
  ['on a desk', { viewport }],
  ['with forced colours', { viewport, forcedColors: 'active' }],
  ['with reduced motion', { viewport, reducedMotion: 'reduce' }],
];

async function openBy(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('dialog').waitFor();
}

test.each(WAYS)('%s the kit is whole: axe finds nothing, nothing scrolls sideways', async (_, options) => {
  const { page, context, complaints } = await newVisit(options);
  // Forced colours are the visitor's own, and axe reads those that the page would have had.
  const rules = { 'color-contrast': { enabled: options.forcedColors !== 'active' } };
  await goTo(page, '/_kit');

  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Kit');
  expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThanOrEqual(10);
  expect(await axeFindings(page, rules)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(options.viewport?.width);
  for (const button of ['Open a dialog', 'Open a drawer', 'Ask first']) {
    await openBy(page, button);
    expect(await axeFindings(page, rules)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
  expect(complaints).toEqual([]);
  await context.close();
});

test('with reduced motion nothing in the kit moves by itself', async () => {
  const { page, context } = await newVisit({ viewport, reducedMotion: 'reduce' });
  await goTo(page, '/_kit');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect(await page.getByRole('button', { name: 'Pause' }).count()).toBe(0);
  await context.close();
});

test('a toast is read out and goes again', async () => {
  const { page, context } = await newVisit();
  await goTo(page, '/_kit');
  await page.getByRole('button', { name: 'Show a toast' }).click();
  const toast = page.getByRole('status').filter({ hasText: 'Added to wishlist' });
  await toast.waitFor();
  await toast.waitFor({ state: 'detached' });
  await context.close();
});
