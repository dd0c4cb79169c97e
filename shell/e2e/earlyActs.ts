import { expect, type Page } from '@playwright/test';
import { RUG, storedCart } from '@tanabana/build/playwright/storedRecords';
import type { Stored } from '@tanabana/build/playwright/journey';

const SCRIPTS = '**/assets/**/*.js*';

/** Lets no script of the shop arrive before it is released. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SCRIPTS, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

/** Something that a visitor does as soon as a page is painted. */
export interface EarlyActCase {
  readonly title: string;
  readonly path: string;
  readonly records?: Stored;
  /** Acts at once, without waiting for scripts. */
  readonly act: (page: Page) => Promise<void>;
  /** Waits for the effect. */
  readonly effect: (page: Page) => Promise<void>;
}

const PRODUCT = '/product/30001';
const POST = '/blog/an-elephant-made-twice';
const EMAIL = 'asha@example.com';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const press = (name: string) => (page: Page) => button(page, name).first().click();
const dialog = (name: string) => (page: Page) => expect(page.getByRole('dialog', { name })).toBeVisible();
const cartHolds = (count: number) => (page: Page) =>
  expect(page.locator('header').getByRole('link', { name: `Cart, ${count} items` })).toBeVisible();

async function choose(page: Page, name: string, option: string): Promise<void> {
  await page.locator(`select[name=${name}]`).selectOption(option);
}

const opensMenu = { act: press('Menu'), effect: dialog('My Account') };
const opensContact = { act: press('Contact Us'), effect: dialog('Get in Touch') };

/** The acts, on every kind of page. */
export const EARLY_ACTS: readonly EarlyActCase[] = [
  { title: 'opens the menu', path: '/', ...opensMenu },
  { title: 'opens the contact dialog', path: '/', ...opensContact },
  {
    title: 'stops the offers',
    path: '/',
    act: press('Stop the offers from moving'),
    effect: (page) => expect(button(page, 'Let the offers move')).toBeVisible(),
  },
  {
    title: 'opens the search and types',
    path: '/',
    act: async (page) => {
      await press('Search')(page);
      await page.keyboard.type('dhurrie');
    },
    effect: async (page) => {
      await expect(page.getByRole('dialog').getByRole('option').first()).toHaveText(/Dhurrie/);
      await expect(page.getByRole('combobox')).toHaveValue('dhurrie');
    },
  },
  { title: 'opens a value', path: '/', act: press('Global Reach'), effect: dialog('Global Reach') },
  {
    title: 'stops the phrases',
    path: '/',
    act: press('Stop the phrases from moving'),
    effect: (page) => expect(button(page, 'Let the phrases move')).toBeVisible(),
  },
  {
    title: 'types a search',
    path: '/catalogue',
    act: (page) => page.getByRole('searchbox').pressSequentially('vase'),
    effect: async (page) => {
      await expect(page.getByRole('searchbox')).toHaveValue('vase');
      await expect(page.getByRole('article').first()).toContainText(/vase/i);
    },
  },
  {
    title: 'chooses a category',
    path: '/catalogue',
    act: (page) => choose(page, 'category', 'Rugs'),
    effect: (page) => expect(page).toHaveURL(/category=rugs/i),
  },
  {
    title: 'chooses an order',
    path: '/catalogue',
    act: (page) => choose(page, 'sort', 'Price: Low to High'),
    effect: (page) => expect(page).toHaveURL(/sort=/),
  },
  {
    title: 'searches, and chooses category and order',
    path: '/catalogue',
    act: async (page) => {
      await page.getByRole('searchbox').pressSequentially('a');
      await choose(page, 'category', 'Rugs');
      await choose(page, 'sort', 'Price: High to Low');
    },
    effect: async (page) => {
      await expect(page).toHaveURL(/category=rugs/i);
      await expect(page).toHaveURL(/sort=/);
      await expect(page.getByRole('searchbox')).toHaveValue('a');
    },
  },
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
      await page.locator('header').getByRole('link', { name: /^Cart/ }).click({ noWaitAfter: true });
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
  {
    title: 'opens the contact dialog at the checkout',
    path: '/checkout',
    records: storedCart(RUG),
    ...opensContact,
  },
  {
    title: 'likes a post',
    path: POST,
    act: async (page) => page.getByRole('button', { name: /^Like, / }).click(),
    effect: (page) => expect(page.getByRole('button', { name: /^Like, /, pressed: true })).toBeVisible(),
  },
  {
    title: 'writes a comment and posts it',
    path: POST,
    act: async (page) => {
      await page.getByRole('textbox', { name: /comment/i }).fill('Lovely work');
      await press('Post Comment')(page);
    },
    effect: (page) => expect(page.locator('main').getByText('Lovely work', { exact: true })).toHaveCount(1),
  },
  {
    title: 'posts a comment twice',
    path: POST,
    act: async (page) => {
      await page.getByRole('textbox', { name: /comment/i }).fill('Lovely work');
      await button(page, 'Post Comment').dblclick();
    },
    effect: (page) => expect(page.locator('main').getByText('Lovely work', { exact: true })).toHaveCount(1),
  },
  {
    title: 'opens an answer',
    path: '/faq',
    act: (page) => page.getByText('How do I place an order?').click(),
    effect: (page) =>
      expect(page.locator('details', { hasText: 'How do I place an order?' }).first()).toHaveAttribute(
        'open',
      ),
  },
  {
    title: 'searches the answers',
    path: '/faq',
    act: (page) => page.getByRole('searchbox').pressSequentially('rug'),
    effect: async (page) => {
      await expect(page.getByRole('searchbox')).toHaveValue('rug');
      await expect(page.getByText('Do I need an account?')).toBeHidden();
    },
  },
  {
    title: 'searches the blog',
    path: '/blog',
    act: (page) => page.getByRole('searchbox').pressSequentially('elephant'),
    effect: async (page) => {
      await expect(page.getByRole('searchbox')).toHaveValue('elephant');
      await expect(page.getByRole('heading', { name: /^\d+ posts? found$/ })).toBeVisible();
    },
  },
  {
    title: 'signs in with a wrong password',
    path: '/login',
    act: async (page) => {
      await page.getByLabel('Email').fill(EMAIL);
      await page.getByLabel('Password', { exact: true }).fill('not my password');
      await press('Log In')(page);
    },
    effect: async (page) => {
      await expect(page.locator('main').getByRole('alert')).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveValue(EMAIL);
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not my password');
      expect(page.url()).not.toContain('password=');
    },
  },
  {
    title: 'shows a password',
    path: '/login',
    act: async (page) => {
      await page.getByLabel('Password', { exact: true }).fill('visible');
      await press('Show Password')(page);
    },
    effect: (page) => expect(page.locator('input[name=password]')).toHaveAttribute('type', 'text'),
  },
  {
    title: 'signs in to the demo',
    path: '/login',
    act: press('Demo Login'),
    effect: (page) => expect(page).not.toHaveURL(/\/login/),
  },
  {
    title: 'sends a message',
    path: '/contact',
    act: async (page) => {
      await page.getByLabel('Name').fill('Asha');
      await page.getByLabel('Email').fill(EMAIL);
      await page.locator('select[name=subject]').selectOption({ index: 1 });
      await page.locator('textarea').fill('Do you ship to Lisbon?');
      await press('Send Message')(page);
    },
    effect: (page) => expect(page.locator('main').getByRole('status').filter({ hasText: /./ })).toBeVisible(),
  },
];
