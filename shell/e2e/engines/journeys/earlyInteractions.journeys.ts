import { test } from '../journey';
import { button, css, dialog, label, link, role, text, type Target } from '../target';
import type { Visitor } from '../visitor';

const PRODUCT = '/product/30001';
const cartHolds = (count: number) => link(`Cart, ${count} items`, { within: 'header' });

/**
 * Interactions before the scripts are loaded, on pages of every team. `effect` is the element that appears after the
 * interaction.
 */
const INTERACTIONS: readonly [
  title: string,
  path: string,
  interact: (visitor: Visitor) => Promise<void>,
  effect: Target,
][] = [
  ['opens the menu', '/', (visitor) => visitor.click(button('Menu')), dialog('My Account')],
  [
    'chooses a category',
    '/catalogue',
    (visitor) => visitor.choose(css('select[name=category]'), 'Rugs'),
    css('a[href^="/product/1"]'),
  ],
  [
    'chooses a size of a rug and adds it to the cart',
    '/product/10001',
    async (visitor) => {
      await visitor.focus(css('input[type=radio]', { index: 1 }));
      await visitor.press('Space');
      await visitor.click(button('Add to Cart'));
    },
    cartHolds(25),
  ],
  [
    'increases the quantity twice and adds that to the cart',
    PRODUCT,
    async (visitor) => {
      await visitor.click(button('Increase quantity'));
      await visitor.click(button('Increase quantity'));
      await visitor.click(button('Add to Cart'));
      await visitor.see(css('[data-pressed]'));
      await visitor.see(css('[aria-busy]'));
    },
    cartHolds(27),
  ],
  [
    'types a quantity and adds that to the cart',
    PRODUCT,
    async (visitor) => {
      await visitor.fill(role('spinbutton', /^Quantity/), '40');
      await visitor.click(button('Add to Cart'));
    },
    cartHolds(40),
  ],
  [
    'writes a comment and posts it',
    '/blog/an-elephant-made-twice',
    async (visitor) => {
      await visitor.fill(label('Your comment'), 'Lovely work');
      await visitor.click(button('Post Comment'));
    },
    text('Lovely work'),
  ],
  [
    'signs in to the demo',
    '/login',
    (visitor) => visitor.click(button('Demo Login')),
    text(/You have \d+ orders\./),
  ],
];

for (const [title, path, interact, effect] of INTERACTIONS) {
  test(`before the scripts are loaded, a visitor ${title} on ${path}`, async ({ visitor, network }) => {
    const release = network.holdScripts();
    await visitor.open(path);
    await interact(visitor);
    await visitor.seeNot(css('main[data-hydrated]'));
    release();
    await visitor.see(effect);
    await visitor.seeHydrated();
    await visitor.seeNot(css('[data-pressed], #root [aria-busy]'));
  });
}
