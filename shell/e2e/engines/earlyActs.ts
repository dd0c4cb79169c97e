import { RUG, storedCart } from '@tanabana/build/playwright/storedRecords';
import { button, css, dialog, heading, label, link, role, text, type Target } from './targets';
import type { Visitor } from './visitor';

/** Something that a visitor does before scripts arrive, and its effect once they have. */
interface EarlyAct {
  readonly title: string;
  readonly path: string;
  readonly records?: Readonly<Record<string, string>>;
  readonly act: (visitor: Visitor) => Promise<void>;
  readonly effect: (visitor: Visitor) => Promise<void>;
}

const PRODUCT = '/product/30001';
const POST = '/blog/an-elephant-made-twice';

const presses = (target: Target) => (visitor: Visitor) => visitor.click(target);
const sees = (target: Target) => (visitor: Visitor) => visitor.see(target);
const at = (address: RegExp) => (visitor: Visitor) => visitor.seeAddress(address);
const cartHolds = (count: number) => sees(link(`Cart, ${count} items`, { within: 'header' }));
const choosesSize = async (visitor: Visitor): Promise<void> => {
  await visitor.focus(css('input[type=radio]', { index: 1 }));
  await visitor.press('Space');
};

const opensMenu = { act: presses(button('Menu')), effect: sees(dialog('My Account')) };

/** The acts, on pages of every team. */
export const EARLY_ACTS: readonly EarlyAct[] = [
  { title: 'opens the menu', path: '/', ...opensMenu },
  { title: 'opens the menu of a cart with a line', path: '/cart', records: storedCart(RUG), ...opensMenu },
  {
    title: 'stops the offers',
    path: '/',
    act: presses(button('Pause the offers')),
    effect: sees(button('Play the offers')),
  },
  {
    title: 'types a search',
    path: '/catalogue',
    act: (visitor) => visitor.fill(role('searchbox'), 'vase'),
    effect: async (visitor) => {
      await visitor.seeText(role('searchbox'), 'vase');
      await visitor.seeText(css('main article'), /vase/i);
    },
  },
  {
    title: 'chooses a category',
    path: '/catalogue',
    act: (visitor) => visitor.choose(css('select[name=category]'), 'Rugs'),
    effect: at(/category=rugs/),
  },
  {
    title: 'chooses a size of a rug and adds it to the cart',
    path: '/product/10001',
    act: async (visitor) => {
      await choosesSize(visitor);
      await visitor.click(button('Add to Cart'));
    },
    effect: async (visitor) => {
      await cartHolds(25)(visitor);
      await visitor.seeThat(() => {
        const size = new URLSearchParams(window.location.search).get('size') ?? '';
        return Object.values(window.localStorage).join().includes(`"${size}"`);
      });
    },
  },
  {
    title: 'adds a craft to the cart',
    path: PRODUCT,
    act: presses(button('Add to Cart')),
    effect: cartHolds(25),
  },
  {
    title: 'increases the quantity twice and adds that to the cart',
    path: PRODUCT,
    act: async (visitor) => {
      await visitor.click(button('Increase quantity'));
      await visitor.click(button('Increase quantity'));
      await visitor.click(button('Add to Cart'));
    },
    effect: cartHolds(27),
  },
  {
    title: 'types a quantity and adds that to the cart',
    path: PRODUCT,
    act: async (visitor) => {
      await visitor.fill(role('spinbutton', /^Quantity/), '40');
      await visitor.click(button('Add to Cart'));
    },
    effect: cartHolds(40),
  },
  {
    title: 'saves a product to the wishlist',
    path: PRODUCT,
    act: presses(button('Add to Wishlist')),
    effect: sees(link('Wishlist, 1 item', { within: 'header' })),
  },
  {
    title: 'likes a post',
    path: POST,
    act: presses(button(/^Like, /)),
    effect: sees(button(/^Like, /, { pressed: true })),
  },
  {
    title: 'writes a comment and posts it',
    path: POST,
    act: async (visitor) => {
      await visitor.fill(label('Your comment'), 'Lovely work');
      await visitor.click(button('Post Comment'));
    },
    effect: async (visitor) => {
      await visitor.seeText(label('Your comment'), '');
      await visitor.see(text('Lovely work'));
    },
  },
  {
    title: 'opens an answer',
    path: '/faq',
    act: presses(text('How do I place an order?')),
    effect: sees(css('details[open]')),
  },
  {
    title: 'searches the blog',
    path: '/blog',
    act: (visitor) => visitor.fill(role('searchbox'), 'elephant'),
    effect: async (visitor) => {
      await visitor.seeText(role('searchbox'), 'elephant');
      await visitor.see(heading(/^\d+ posts? found$/));
    },
  },
  {
    title: 'shows a password',
    path: '/login',
    act: async (visitor) => {
      await visitor.fill(label('Password', { within: 'main' }), 'visible');
      await visitor.click(button('Show Password'));
    },
    effect: sees(css('input[name=password][type=text]')),
  },
  {
    title: 'signs in to the demo',
    path: '/login',
    act: presses(button('Demo Login')),
    effect: at(/^\/dashboard/),
  },
];
