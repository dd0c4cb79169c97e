import { cartStore } from '@tanabana/shop/cart/cartStore';
import { nextTask } from '@tanabana/contract/async/nextTask';
import type { PricedProduct } from '../../cart/priceList';
import { axeViolations } from '@tanabana/ui/testing/axeViolations';
import { showPage } from '@tanabana/ui/testing/showPage';
import type { WishlistEntry } from '@tanabana/shop/wishlist/wishlist';
import { WISHLIST_KEY, wishlistStore } from '@tanabana/shop/wishlist/wishlistStore';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serveCatalogue } from '../../cart/catalogueRecords.testing';
import { cartOf } from '../../cart/sampleLines.testing';
import page from './page';

const user = userEvent.setup();

const vase: WishlistEntry = {
  id: 30014,
  name: 'Blue Pottery Vase',
  price: 1850,
  image: '/assets/catalogue/1.0.0/pictures/30014-whole-400.webp',
  category: 'Handicraft Products',
  addedAt: '2025-11-05T12:00:00.000Z',
};
const carpet: WishlistEntry = {
  ...vase,
  id: 10001,
  name: 'Palmette Carpet',
  price: 98000,
  category: 'Rugs',
  image: '',
};

const cardOf = (name: string) => screen.getByRole('article', { name });
const names = () => wishlistStore.read().map(({ name }) => name);

async function showWishlist(...entries: WishlistEntry[]) {
  await wishlistStore.update(() => entries);
  await cartStore.update(() => cartOf());
  return showPage(page, { at: '/wishlist' });
}

test('the wishlist page is titled My Wishlist, and links to the catalogue when it is empty', async () => {
  await showWishlist();
  expect(screen.getByRole('heading', { level: 1, name: 'My Wishlist' })).toBeVisible();
  expect(screen.getByText('Your wishlist is empty')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse Products' })).toHaveAttribute('href', '/catalogue');
});

test('the wishlist page counts one piece and several', async () => {
  await showWishlist(vase);
  expect(screen.getByText('1 Item Saved')).toBeVisible();
  await act(() => wishlistStore.update((wishlist) => [...wishlist, carpet]));
  expect(screen.getByText('2 Items Saved')).toBeVisible();
});

test('the tear sheets of all saved pieces are printed together', async () => {
  await showWishlist(vase, carpet);
  expect(screen.getByRole('link', { name: 'Print tear sheets' })).toHaveAttribute(
    'href',
    '/tear-sheet?ids=30014,10001',
  );
});

describe('a card of the wishlist', () => {
  test('shows image, name, category, price and the day it was added', async () => {
    await showWishlist(vase);
    const card = cardOf('Blue Pottery Vase');
    for (const text of ['Handicraft Products', '₹1,850', '5 November 2025'])
      expect(within(card).getByText(text)).toBeVisible();
    expect(within(card).getByRole('presentation')).toHaveAttribute('src', vase.image);
  });

  test('shows the range if there is one, and no price of a rug', async () => {
    const { container } = await showWishlist({ ...vase, priceRange: '₹1,850 – ₹4,200' }, carpet);
    expect(within(cardOf('Blue Pottery Vase')).getByText('₹1,850 – ₹4,200')).toBeVisible();
    expect(within(cardOf('Palmette Carpet')).getByText('Price on Request')).toBeVisible();
    expect(container).not.toHaveTextContent('98,000');
  });

  test('shows no date if it is not known', async () => {
    await showWishlist({ ...vase, addedAt: '' });
    expect(screen.queryByText(/^Added/)).not.toBeInTheDocument();
  });

  test('links to its product', async () => {
    await showWishlist(vase);
    expect(screen.getByRole('link', { name: 'View Blue Pottery Vase' })).toHaveAttribute(
      'href',
      '/product/30014',
    );
  });

  test('adds at least 25 units to the cart, and confirms it for 2 s', async () => {
    jest.useFakeTimers();
    const clock = userEvent.setup({ advanceTimers: (delay) => jest.advanceTimersByTime(delay) });
    await showWishlist(vase);
    await clock.click(screen.getByRole('button', { name: /Add to Cart/ }));
    const { id, name: title, price, image, category } = vase;
    expect(cartStore.read().items).toEqual([
      {
        id,
        title,
        price,
        image,
        category,
        size: '',
        color: 'Standard',
        material: 'Handcrafted',
        quantity: 25,
      },
    ]);
    expect(names()).toEqual(['Blue Pottery Vase']);
    expect(await screen.findByRole('button', { name: /Added to Cart!/ })).toBeVisible();
    act(() => jest.advanceTimersByTime(2_000));
    expect(screen.getByRole('button', { name: /Add to Cart/ })).toBeVisible();
    jest.useRealTimers();
  });
});

describe('adding a piece that the catalogue publishes', () => {
  const published: PricedProduct = {
    id: vase.id,
    name: vase.name,
    category: vase.category,
    price: 1250,
    sizes: [
      { size: '8 in', amount: 1250 },
      { size: '12 in', amount: 2350 },
    ],
    color: 'Blue',
    material: 'Quartz',
  };

  async function showPublished(product: PricedProduct | undefined, entry: WishlistEntry = vase) {
    const { records } = serveCatalogue(product ? [product] : []);
    await wishlistStore.update(() => [entry]);
    await cartStore.update(() => cartOf());
    showPage(page, { at: '/wishlist', records });
    await act(nextTask);
  }
  const add = async () => {
    await user.click(screen.getByRole('button', { name: /^Add to Cart: / }));
    await act(nextTask);
  };
  const dialog = () => within(screen.getByRole('dialog', { name: 'Choose a size' }));

  test('asks for one of several sizes, and adds it at its price', async () => {
    await showPublished(published);
    await add();
    expect(cartStore.read().items).toEqual([]);
    expect(dialog().getByRole('group', { name: vase.name })).toBeVisible();
    expect(dialog().getByRole('radio', { name: '8 in 20 cm ₹1,250' })).toBeChecked();
    expect(dialog().getByRole('radio', { name: '8 in 20 cm ₹1,250' })).toHaveFocus();
    expect(dialog().getByText('₹1,250 each')).toBeVisible();
    await user.click(dialog().getByRole('radio', { name: '12 in 30 cm ₹2,350' }));
    expect(dialog().getByText('₹2,350 each')).toBeVisible();
    await user.click(dialog().getByRole('button', { name: 'Add to Cart' }));
    expect(cartStore.read().items).toMatchObject([
      { id: vase.id, size: '12 in', price: 2350, color: 'Blue', material: 'Quartz', quantity: 25 },
    ]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Added to Cart!/ })).toBeVisible();
  });

  test('names what the price of the chosen size buys if the piece is sold by the set', async () => {
    const unit = { name: 'set', pieces: 6, piece: 'napkin' };
    await showPublished({ ...published, sizes: published.sizes.map((size) => ({ ...size, unit })) });
    await add();
    expect(dialog().getByText('₹1,250 a set of 6 (₹208 each)')).toBeVisible();
  });

  test('adds nothing if the choice is cancelled', async () => {
    await showPublished(published);
    await add();
    await user.click(dialog().getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(cartStore.read().items).toEqual([]);
  });

  test('hides the prices of a rug’s sizes', async () => {
    await showPublished({ ...published, category: 'Rugs' });
    await add();
    expect(dialog().getByRole('radio', { name: '8 in 20 cm' })).toBeChecked();
    expect(screen.getByRole('dialog')).not.toHaveTextContent('₹');
  });

  test.each([
    ['its only size', [{ size: '8 in', amount: 1300 }], { size: '8 in', price: 1300 }],
    ['the size Standard if it has none', [], { size: 'Standard', price: 1250 }],
  ])('adds %s without a question', async (_, sizes, line) => {
    await showPublished({ ...published, sizes });
    await add();
    expect(cartStore.read().items).toMatchObject([line]);
  });

  test('adds no piece without a size whose sizes cannot be loaded', async () => {
    jest.spyOn(console, 'warn').mockReturnValue();
    await showPublished(undefined, { ...vase, priceRange: '₹1,250 – ₹2,350' });
    await add();
    expect(cartStore.read().items).toEqual([]);
    expect(screen.getByText(/^We could not load the sizes\./)).toBeVisible();
  });
});

const several = [
  {
    id: vase.id,
    name: vase.name,
    category: vase.category,
    price: 1250,
    sizes: [
      { size: '8 in', amount: 1250 },
      { size: '12 in', amount: 2350 },
    ],
  },
  {
    id: carpet.id,
    name: carpet.name,
    category: 'Rugs',
    price: 0,
    sizes: [
      { size: '5 x 7 ft', amount: 0 },
      { size: '8 x 10 ft', amount: 0 },
    ],
  },
  { id: 3, name: 'Box', category: vase.category, price: 750, sizes: [], image: '/box.webp' },
];
const box: WishlistEntry = { ...vase, id: 3, name: 'Box' };

async function showSeveral(entries: readonly WishlistEntry[], at = '/wishlist') {
  const { records } = serveCatalogue(several);
  await wishlistStore.update(() => entries);
  await cartStore.update(() => cartOf());
  return showPage(page, { at, records });
}

const sizesIn = async () => within(await screen.findByRole('dialog', { name: 'Choose sizes' }));
const storedSizes = () => wishlistStore.read().map(({ size }) => size);

describe('Add all to cart', () => {
  const start = () => user.click(screen.getByRole('button', { name: 'Add all to cart' }));

  test('asks for all sizes in one list, adds every piece, and can be undone', async () => {
    const { container } = await showSeveral([vase, carpet, box]);
    await start();
    const dialog = await sizesIn();
    expect(dialog.getAllByRole('group')).toHaveLength(2);
    expect(await axeViolations(container)).toEqual([]);
    await user.click(dialog.getByRole('radio', { name: /^12 in/ }));
    await user.click(dialog.getByRole('radio', { name: /^8 x 10 ft/ }));
    await user.click(dialog.getByRole('button', { name: 'Add all to cart' }));
    expect(cartStore.read().items).toMatchObject([
      { id: vase.id, size: '12 in', price: 2350, quantity: 25 },
      { id: carpet.id, size: '8 x 10 ft', quantity: 25 },
      { id: 3, size: 'Standard', quantity: 25 },
    ]);
    expect(await screen.findByText('3 products added to your cart.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(cartStore.read().items).toEqual([]));
  });

  test('preselects the sizes that were chosen before', async () => {
    await showSeveral([vase, carpet]);
    await start();
    await user.click((await sizesIn()).getByRole('radio', { name: /^12 in/ }));
    await user.click((await sizesIn()).getByRole('button', { name: 'Add all to cart' }));
    await waitFor(() => expect(storedSizes()).toEqual(['12 in', '5 x 7 ft']));
    expect(within(cardOf(vase.name)).getByText('12 in (30 cm)')).toBeVisible();
    await start();
    expect((await sizesIn()).getByRole('radio', { name: /^12 in/ })).toBeChecked();
  });

  test('adds pieces in one size without a question, and leaves out what is no longer made', async () => {
    await showSeveral([box, { ...box, id: 99999, name: 'Gone' }]);
    await start();
    await waitFor(() => expect(cartStore.read().items).toMatchObject([{ id: 3 }]));
    expect(await screen.findByText('1 product added to your cart.')).toBeVisible();
  });

  test('adds nothing if the sizes cannot be loaded', async () => {
    await showWishlist(vase);
    await start();
    expect(await screen.findByText('We could not load the sizes. Please try again.')).toBeVisible();
    expect(cartStore.read().items).toEqual([]);
  });
});

describe('a link to a wishlist', () => {
  test('fills another’s wishlist with the same pieces in the same sizes', async () => {
    const { unmount } = await showSeveral([vase, carpet, box]);
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    await user.click((await sizesIn()).getByRole('radio', { name: /^8 x 10 ft/ }));
    await user.click((await sizesIn()).getByRole('button', { name: 'Copy link' }));
    const link = new URL(await navigator.clipboard.readText());
    expect(link.pathname + link.hash).toBe('/wishlist#lines=30014:25:8_in,10001:25:8_x_10_ft,3:25');
    unmount();

    const other = { ...box, id: 99999, name: 'Own' };
    await showSeveral([other], link.pathname + link.hash);
    const dialog = within(await screen.findByRole('dialog', { name: 'Wishlist from a link' }));
    expect(dialog.getByText('Palmette Carpet, 8 x 10 ft (244 × 305 cm)')).toBeVisible();
    expect(names()).toEqual(['Own']);
    await user.click(dialog.getByRole('button', { name: 'Add to my wishlist' }));
    expect(await screen.findByText('3 products added to your wishlist.')).toBeVisible();
    expect(names()).toEqual(['Own', vase.name, carpet.name, 'Box']);
    expect(storedSizes()).toEqual([undefined, '8 in', '8 x 10 ft', undefined]);
    expect(wishlistStore.read().at(-1)).toMatchObject({ price: 750, image: '/box.webp' });
    expect(window.location.hash).toBe('');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(names()).toEqual(['Own']));
  });

  test('names products and sizes that are no longer made, and adds none of them', async () => {
    await showSeveral([], '/wishlist#lines=99999:25,30014:25:9_in');
    const dialog = within(await screen.findByRole('dialog', { name: 'Wishlist from a link' }));
    expect(dialog.getByText('We could not match “99999”.')).toBeVisible();
    expect(dialog.getByText(`${vase.name} does not come in 9 in.`)).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Add to my wishlist' })).not.toBeInTheDocument();
  });
});

describe('removing a piece', () => {
  test('removes it, and Undo restores it at its place', async () => {
    await showWishlist(vase, carpet, { ...vase, id: 3, name: 'Box' });
    await user.click(screen.getByRole('button', { name: 'Remove Palmette Carpet' }));
    expect(names()).toEqual(['Blue Pottery Vase', 'Box']);
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(names()).toEqual(['Blue Pottery Vase', 'Palmette Carpet', 'Box']);
    expect(screen.getByRole('link', { name: 'View Palmette Carpet' })).toHaveFocus();
  });

  test('can be undone after the last one', async () => {
    await showWishlist(vase);
    await user.click(screen.getByRole('button', { name: 'Remove Blue Pottery Vase' }));
    expect(screen.getByText('Your wishlist is empty')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(names()).toEqual(['Blue Pottery Vase']);
  });
});

describe('Clear All', () => {
  const openConfirmation = () => user.click(screen.getByRole('button', { name: 'Clear All' }));
  const dialog = () => within(screen.getByRole('dialog', { name: 'Clear your wishlist?' }));

  test('empties the wishlist and announces it after a confirmation', async () => {
    await showWishlist(vase, carpet);
    const heard = jest.fn();
    window.addEventListener('wishlistUpdated', heard, { once: true });
    await openConfirmation();
    expect(names()).toHaveLength(2);
    await user.click(dialog().getByRole('button', { name: 'Clear All' }));
    expect(window.localStorage.getItem(WISHLIST_KEY)).toBe('[]');
    expect(heard).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Your wishlist is empty')).toBeVisible();
  });

  test('leaves the wishlist unchanged if it is cancelled', async () => {
    await showWishlist(vase, carpet);
    await openConfirmation();
    await user.click(dialog().getByRole('button', { name: 'Cancel' }));
    expect(names()).toHaveLength(2);
  });
});

test('the wishlist page shows a message when the browser does not store a change, and shows the change', async () => {
  await showWishlist(vase, carpet);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await user.click(screen.getByRole('button', { name: 'Remove Blue Pottery Vase' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Error updating wishlist');
  expect(names()).toEqual(['Palmette Carpet']);
  globalThis.tanabanaMemory = undefined;
});

test.each([
  ['empty', []],
  ['filled', [vase, carpet]],
])('the wishlist page breaks no accessibility rule when %s', async (_, entries) => {
  const { container } = await showWishlist(...entries);
  expect(await axeViolations(container)).toEqual([]);
});
