import type { FragmentModule, PageModule } from '@tanabana/contract/pages/page';
import { cart } from './routes';

test('the cart remote owns cart, enquiry, wishlist and checkout, none of which is for search engines', () => {
  expect(cart.name).toBe('cart');
  expect(cart.routes.map(({ path }) => path)).toEqual(['/cart', '/enquiry', '/wishlist', '/checkout']);
  expect(cart.routes.every(({ isPersonal }) => isPersonal)).toBe(true);
});

test.each(cart.routes.map(({ page }) => page))(
  'the cart remote exposes the page %s, as declared in its contract',
  async (page) => {
    const module = (await import(`./pages/${page}/page`)) as { readonly default: PageModule };
    expect(
      Object.keys(module.default)
        .filter((key) => key !== 'readAhead')
        .sort(),
    ).toEqual(['Component', 'meta']);
    expect(typeof module.default.Component).toBe('function');
    expect(typeof module.default.meta).toBe('function');
  },
);

test.each(cart.fragments)(
  'the cart remote exposes the fragment %s, as declared in its contract',
  async (name) => {
    const module = (await import(`./fragments/${name}`)) as { readonly default: FragmentModule };
    expect(typeof module.default.Component).toBe('function');
  },
);
