import type { Page } from '@playwright/test';
import { demoSession, sessionFrom, newPerson, storedSession } from '@tanabana/tooling/playwright/accounts';
import type { Stored } from '@tanabana/tooling/playwright/journey';
import { ELEPHANT, RUG, storedCart, storedWishlist, VASE } from '@tanabana/tooling/playwright/storedRecords';

/** A state of a page that requires stored data or interactions. */
export interface State {
  readonly path: string;
  /** Contents of the browser's storage before the page is opened. */
  readonly stored?: (shop: { readonly address: string }) => readonly Stored[] | Promise<readonly Stored[]>;
  readonly prepare?: (page: Page) => Promise<void>;
  /** Text that is visible in this state. */
  readonly shows: string;
}

/** A word longer than a line on a phone. */
export const LONG = 'Handwerkskunstliebhabervereinigungsvorsitzendenstellvertreterin';
const LONG_LINE = { ...VASE, id: 7, title: LONG, category: LONG, size: LONG, color: LONG, material: LONG };
const EXPENSIVE_LINE = { ...LONG_LINE, price: 123_456_789, quantity: 123_456_789 };
const SAVED = [VASE, RUG, EXPENSIVE_LINE].map(({ id, title, price, category }) => ({
  id,
  name: title,
  price,
  category,
  image: '',
  addedAt: '2025-11-05T10:00:00.000Z',
}));

const filled = () => [storedCart(VASE, RUG, EXPENSIVE_LINE), storedWishlist(...SAVED)];
const payable = () => [storedCart({ ...ELEPHANT, color: LONG, material: LONG, quantity: 123_456_789 })];
const signedIn: State['stored'] = async (shop) => [await demoSession(shop)];
const longName: State['stored'] = async (shop) => [
  storedSession(await sessionFrom(shop, 'register', { ...newPerson(), name: LONG })),
];

/** Returns a function that clicks the first button with a name. */
export const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click();

/** States of pages of the catalogue, cart and account remotes, and of the menu of a signed-in visitor. */
export const STATES: Readonly<Record<string, State>> = {
  'a search without result': { path: '/catalogue?q=zzzzzz', shows: 'No products found' },
  'a listing with chips of a category and a search': {
    path: '/catalogue?category=handicraftitems&q=brass&sort=price-low',
    shows: '“brass”',
  },
  'a search for a long word': { path: `/catalogue?q=${LONG}`, shows: 'No products found' },
  'a product with a long name': { path: '/product/30046', shows: 'Pattachitra Tree with Peacocks' },
  'a product with long sizes': { path: '/product/30009', shows: 'Khurja Garden Mugs' },
  'an enlarged picture': {
    path: '/product/10001',
    prepare: press('Enlarge picture'),
    shows: 'Scroll or click to zoom in',
  },
  'an open search': { path: '/about', prepare: press('Search'), shows: 'Handicraft Items' },
  'a message': {
    path: '/product/30001',
    prepare: async (page) => {
      // Stops the clock of the page, so that the message is displayed until every width is measured.
      await page.clock.install();
      await press('Add to Wishlist')(page);
      await page.getByText('Added to wishlist').waitFor();
      await page.clock.pauseAt(Date.now() + 500);
    },
    shows: 'Added to wishlist',
  },
  'a filled cart': { path: '/cart', stored: filled, shows: LONG },
  'a line just removed': {
    path: '/cart',
    stored: filled,
    prepare: press(`Remove ${LONG}`),
    shows: 'was removed',
  },
  'a filled enquiry': { path: '/enquiry', stored: filled, shows: LONG },
  'a filled wishlist': { path: '/wishlist', stored: filled, shows: LONG },
  'a question': {
    path: '/wishlist',
    stored: filled,
    prepare: press('Clear All'),
    shows: 'Clear your wishlist?',
  },
  'a checkout': { path: '/checkout', stored: payable, shows: 'Place Order' },
  'a checkout with a product that is no longer sold': {
    path: '/checkout',
    stored: () => [storedCart(ELEPHANT, EXPENSIVE_LINE)],
    shows: 'Your prices are confirmed first',
  },
  'a checkout with a rug': { path: '/checkout', stored: filled, shows: 'Your rugs are quoted first' },
  'a form to sign in that was left empty': {
    path: '/login',
    prepare: press('Log In'),
    shows: 'Please fill in all fields',
  },
  'a form to register that was left empty': {
    path: '/register',
    prepare: press('Register'),
    shows: 'Please fill in all fields',
  },
  'an account': { path: '/dashboard', stored: signedIn, shows: 'You have 5 orders.' },
  'an address with a long name': {
    path: '/dashboard',
    stored: signedIn,
    prepare: async (page) => {
      await page.getByRole('tab', { name: 'Addresses' }).click();
      await press('Add address')(page);
      await page.getByLabel('Full name').fill(LONG);
      await press('Save address')(page);
    },
    shows: LONG,
  },
  'an account of a long name': { path: '/dashboard', stored: longName, shows: `Welcome, ${LONG}` },
  'the menu of a long name': {
    path: '/about',
    stored: longName,
    prepare: press('Menu'),
    shows: `Welcome ${LONG}`,
  },
};
