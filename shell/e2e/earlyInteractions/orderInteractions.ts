import { expect } from '@playwright/test';
import { RUG, storedCart } from '@tanabana/tooling/playwright/storedRecords';
import { button, press, cartHolds, opensMenu, type EarlyInteractionCase } from './earlyInteraction';

const PRODUCT = '/product/30001';

export const ORDER_INTERACTIONS: readonly EarlyInteractionCase[] = [
  {
    title: 'adds a rug to the cart',
    path: '/product/10001',
    act: press('Add to Cart'),
    effect: cartHolds(25),
  },
  {
    title: 'chooses a size of a rug',
    path: '/product/10001',
    act: (page) => page.getByRole('radio').nth(1).press('Space'),
    effect: (page) => expect(page).toHaveURL(/size=/),
  },
  {
    title: 'chooses a size of a rug and adds it to the cart',
    path: '/product/10001',
    act: async (page) => {
      await page.getByRole('radio').nth(1).press('Space');
      await press('Add to Cart')(page);
    },
    effect: async (page) => {
      await cartHolds(25)(page);
      const size = new URL(page.url()).searchParams.get('size') ?? '';
      await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain(`"${size}"`);
    },
  },
  { title: 'adds a craft to the cart', path: PRODUCT, act: press('Add to Cart'), effect: cartHolds(25) },
  {
    title: 'presses Add to Cart twice',
    path: PRODUCT,
    act: async (page) => {
      await button(page, 'Add to Cart').dblclick();
    },
    effect: cartHolds(25),
  },
  {
    title: 'increases the quantity twice and adds that to the cart',
    path: PRODUCT,
    act: async (page) => {
      await press('Increase quantity')(page);
      await press('Increase quantity')(page);
      await press('Add to Cart')(page);
    },
    effect: cartHolds(27),
  },
  {
    title: 'types a quantity and adds that to the cart',
    path: PRODUCT,
    act: async (page) => {
      await page.getByLabel('Quantity, at least 25').fill('40');
      await press('Add to Cart')(page);
    },
    effect: cartHolds(40),
  },
  {
    title: 'adds a product to the cart and goes there',
    path: PRODUCT,
    act: async (page) => {
      await press('Add to Cart')(page);
      await page.locator('header').getByRole('link', { name: /^Cart/ }).click();
    },
    effect: async (page) => {
      await expect(page).toHaveURL(/\/cart$/);
      await expect(page.locator('main').getByText('Blue Pottery Vase').first()).toBeVisible();
    },
  },
  {
    title: 'saves a product to the wishlist',
    path: PRODUCT,
    act: press('Add to Wishlist'),
    effect: (page) =>
      expect(page.locator('header').getByRole('link', { name: 'Wishlist, 1 item' })).toBeVisible(),
  },
  { title: 'opens the menu of a cart with a line', path: '/cart', records: storedCart(RUG), ...opensMenu },
];
