import { nextTask } from '@tanabana/contract/async/nextTask';
import { cartStore } from '@tanabana/shop/cart/cartStore';
import type { PricedProduct } from '../cart/priceList';
import { showPage } from '@tanabana/ui/testing/showPage';
import { wishlistStore } from '@tanabana/shop/wishlist/wishlistStore';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { catalogueRecords, recordContent, serveCatalogue } from '../cart/catalogueRecords.testing';
import { cartOf, rug, urli } from '../cart/sampleLines.testing';
import cart from './cart/page';
import checkout from './checkout/page';
import enquiry from './enquiry/page';
import wishlist from './wishlist/page';

const published: PricedProduct[] = [
  {
    id: rug.id,
    name: rug.title,
    category: 'Rugs',
    price: rug.price,
    sizes: [{ size: rug.size, amount: rug.price }],
  },
  {
    id: urli.id,
    name: urli.title,
    category: urli.category,
    price: urli.price,
    sizes: [{ size: urli.size, amount: urli.price }],
  },
];
/** A rug whose category and price were edited in storage. */
const editedRug = { ...rug, category: 'Handicraft Products', price: 1 };

/**
 * Simulates a catalogue, whose block of products is pending until the test calls `answer` or `give`. `answer` sends the
 * products, `give` sends another response.
 */
function createCatalogue() {
  let say: (answer: unknown) => void = () => undefined;
  const answered = new Promise((resolve) => (say = resolve));
  globalThis.fetch = ((address: string) =>
    address.endsWith('-0.json')
      ? answered
      : Promise.resolve({
          ok: true,
          json: () => Promise.resolve(recordContent(address, published)),
        })) as typeof fetch;
  const give = (answer: unknown) =>
    act(async () => {
      say(answer);
      await answered;
      await nextTask();
    });
  return {
    records: catalogueRecords(),
    answer: () => give({ ok: true, json: () => Promise.resolve(published) }),
    give,
  };
}

const settings = { payments: true };

test("the catalogue's prices restore an edited rug, and the cart cannot be paid", async () => {
  await cartStore.update(() => cartOf(editedRug));
  const { records, answer } = createCatalogue();
  showPage(cart, { at: '/cart', settings, records });
  expect(screen.getByRole('button', { name: 'Make Payment' })).toBeDisabled();
  await answer();
  expect(screen.getByText('Price on enquiry')).toBeVisible();
  expect(screen.queryByText('Make Payment')).not.toBeInTheDocument();
});

test("the catalogue's prices replace an edited price in the cart and in the enquiry", async () => {
  await cartStore.update(() => cartOf({ ...urli, price: 1 }));
  for (const page of [cart, enquiry]) {
    const { records, answer } = createCatalogue();
    const { unmount } = showPage(page, { at: '/', records });
    await answer();
    expect(screen.getByText('₹2,450')).toBeVisible();
    unmount();
  }
});

test("the catalogue's prices enable the payment once they are loaded", async () => {
  await cartStore.update(() => cartOf(urli));
  const { records, answer } = createCatalogue();
  showPage(cart, { at: '/cart', settings, records });
  expect(screen.getByRole('button', { name: 'Make Payment' })).toHaveAccessibleDescription(
    'We are checking today’s prices.',
  );
  await answer();
  expect(screen.getByRole('link', { name: 'Make Payment' })).toHaveAttribute('href', '/checkout');
});

test("the checkout waits for the catalogue's prices, and then offers only the enquiry for an edited rug", async () => {
  await cartStore.update(() => cartOf(editedRug));
  const { records, answer } = createCatalogue();
  showPage(checkout, { at: '/checkout', records });
  expect(screen.getByText('Loading your cart...')).toBeVisible();
  await answer();
  expect(screen.getByRole('heading', { name: 'Your rugs are quoted first' })).toBeVisible();
});

test("the catalogue's prices are shown on the wishlist", async () => {
  await wishlistStore.update(() => [
    { id: rug.id, name: rug.title, price: 1, image: '', category: 'Handicraft Products', addedAt: '' },
  ]);
  const { records, answer } = createCatalogue();
  showPage(wishlist, { at: '/wishlist', records });
  expect(screen.getByText('₹1')).toBeVisible();
  await answer();
  expect(screen.getByText('Price on Request')).toBeVisible();
});

test.each([
  ['cannot be fetched', { ok: false, status: 503 }, /^We cannot read today’s prices/],
  [
    'are published under another name',
    { ok: true, json: () => Promise.resolve([{ ...published[1], price: undefined, amount: 2450 }]) },
    /^We cannot read today’s prices/,
  ],
  [
    'lack a product',
    { ok: true, json: () => Promise.resolve([published[0]]) },
    /^Some of your lines are no longer made/,
  ],
])(
  'if the catalogue’s prices %s, no edited price can be paid, and the reason is displayed',
  async (...row) => {
    const [, response, reason] = row;
    await cartStore.update(() => cartOf({ ...urli, price: 100 }));
    const atCart = createCatalogue();
    const { unmount } = showPage(cart, { at: '/cart', settings, records: atCart.records });
    await atCart.give(response);
    expect(screen.getByRole('button', { name: 'Make Payment' })).toHaveAccessibleDescription(reason);
    unmount();
    const atCheckout = createCatalogue();
    showPage(checkout, { at: '/checkout', records: atCheckout.records });
    await atCheckout.give(response);
    expect(screen.getByRole('heading', { name: 'Your prices are confirmed first' })).toBeVisible();
    expect(screen.getByText(reason)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Place Order' })).not.toBeInTheDocument();
  },
);

test('a line of sets counts its pieces, and says what one costs', async () => {
  const [, product] = published;
  const sets = {
    ...product,
    sizes: [{ size: urli.size, amount: 980, unit: { name: 'set', pieces: 6, piece: 'napkin' } }],
  };
  await cartStore.update(() => cartOf({ ...urli, quantity: 25, price: 980 }));
  const { records, give } = createCatalogue();
  showPage(cart, { at: '/cart', records });
  await give({ ok: true, json: () => Promise.resolve([published[0], sets]) });
  const line = screen.getByRole('article', { name: urli.title });
  expect(line).toHaveTextContent('₹980 a set of 6');
  expect(line).toHaveTextContent('25 sets = 150 napkins (₹163 each)');
});

test('products that could not be read are read by Try again, in the cart and at the checkout', async () => {
  await cartStore.update(() => cartOf(urli));
  for (const [page, at] of [
    [cart, '/cart'],
    [checkout, '/checkout'],
  ] as const) {
    const failing = createCatalogue();
    const { unmount } = showPage(page, { at, settings, records: failing.records });
    await failing.give({ ok: false, status: 503 });
    const button = screen.getByRole('button', { name: 'Try again' });
    const working = createCatalogue();
    await userEvent.click(button);
    await working.answer();
    expect(button).not.toBeInTheDocument();
    expect(screen.queryByText(/^We cannot read today’s prices/)).toBeNull();
    unmount();
  }
});

test('without the catalogue’s prices, the lines of a link or a spreadsheet are not reported as unknown', async () => {
  await cartStore.update(() => cartOf(urli));
  const { records, give } = createCatalogue();
  showPage(cart, { at: '/cart#lines=30001:30:12_in', records });
  await give({ ok: false, status: 503 });
  const reason = 'The catalogue cannot be read just now. Please try again later.';
  const dialog = await screen.findByRole('dialog', { name: 'Cart from a link' });
  expect(within(dialog).getByText(reason)).toBeVisible();
  fireEvent.change(screen.getByRole('textbox', { name: 'Lines', hidden: true }), {
    target: { value: '30001\t30' },
  });
  await waitFor(() => expect(screen.getAllByText(reason)).toHaveLength(2));
  const { answer } = createCatalogue();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
  await answer();
  expect(await within(dialog).findByRole('button', { name: /^Add/ })).toBeVisible();
});

test('the checkout keeps its form while the product of a line that another tab adds is read', async () => {
  await cartStore.update(() => cartOf(urli));
  const { records } = serveCatalogue([...published, { ...published[1]!, id: 30002, name: 'Tray' }]);
  showPage(checkout, { at: '/checkout', records });
  const name = await screen.findByRole('textbox', { name: 'Full Name' });
  fireEvent.change(name, { target: { value: 'Asha Rao' } });
  await act(() => cartStore.update(() => cartOf(urli, { ...urli, id: 30002, title: 'Stored' })));
  expect(await screen.findByText('25 × Tray')).toBeVisible();
  expect(name).toBeInTheDocument();
  expect(name).toHaveValue('Asha Rao');
});

test('the article numbers are read only for pasted lines, and not for the lines of a shared cart', async () => {
  await cartStore.update(() => cartOf());
  const { records, requested } = serveCatalogue(published);
  showPage(cart, { at: `/cart#lines=${urli.id}:30`, records });
  const dialog = within(await screen.findByRole('dialog', { name: 'Cart from a link' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Fill my cart' }));
  expect(requested).not.toContain('articles.json');
  await userEvent.click(screen.getByText('Add lines from a spreadsheet'));
  fireEvent.change(screen.getByRole('textbox', { name: 'Lines', hidden: true }), {
    target: { value: `${rug.title}\t30` },
  });
  expect(await screen.findByText(`${rug.title}, 8 x 10 ft (244 × 305 cm): 30 units`)).toBeVisible();
  expect(requested).toEqual(['products.json', 'products-0.json', 'articles.json']);
});
