import type { CartItem } from '@tanabana/shop/cart/cart';
import { cartStore } from '@tanabana/shop/cart/cartStore';
import { axeViolations } from '@tanabana/ui/testing/axeViolations';
import { showPage } from '@tanabana/ui/testing/showPage';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serveCatalogue } from '../../cart/catalogueRecords.testing';
import { cartOf, rug, urli } from '../../cart/sampleLines.testing';
import page from './page';

const user = userEvent.setup({ advanceTimers: (delay) => jest.advanceTimersByTime(delay) });

const ADDRESS = {
  'Full Name': 'Asha Rao',
  Address: '14 Loom Lane',
  City: 'Jaipur',
  State: 'Rajasthan',
  'Postal Code': '302006',
  'Phone Number': '+91 00000 00000',
};
const CARD = { 'Card Number': '4000 0000 0000 0000', 'Expiry Date': '01/30', CVV: '123' };

const field = (name: string) => screen.getByRole('textbox', { name });
const choose = (method: string) => user.click(screen.getByRole('radio', { name: method }));
const placeOrder = () => user.click(screen.getByRole('button', { name: 'Place Order' }));
const form = () => screen.getByRole<HTMLFormElement>('form', { name: 'Checkout' });
const pass = (delay: number) => act(() => jest.advanceTimersByTimeAsync(delay));
const whereabouts = () => screen.getByTestId('address').textContent;

function fill(values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) fireEvent.change(field(label), { target: { value } });
}

const published = [urli, rug].map(({ id, title, ...line }) => ({
  ...line,
  id,
  name: title,
  sizes: [
    { size: line.size, amount: line.price },
    { size: '18 in', amount: line.price },
  ],
}));

async function showCheckout(...items: CartItem[]) {
  const { records } = serveCatalogue(published);
  await cartStore.update(() => cartOf(...items));
  return act(() => Promise.resolve(showPage(page, { at: '/checkout', records })));
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('the checkout page shows that there is nothing to check out if the cart is empty', async () => {
  await showCheckout();
  expect(screen.getByRole('heading', { name: 'No Items to Checkout' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Place Order' })).not.toBeInTheDocument();
});

test('the checkout page offers no payment for a cart with a rug', async () => {
  await showCheckout(urli, rug);
  expect(screen.queryByRole('button', { name: 'Place Order' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Enquire Now' })).toHaveAttribute('href', '/enquiry');
});

describe('the checkout form', () => {
  test('requires the whole address, with a phone number in the Indian format', async () => {
    await showCheckout(urli);
    for (const label of Object.keys(ADDRESS)) expect(field(label)).toBeRequired();
    expect(field('Phone Number')).toHaveAttribute('placeholder', expect.stringMatching(/^\+91 /));
  });

  test('shows card fields for a credit card only', async () => {
    await showCheckout(urli);
    expect(screen.getByRole('radio', { name: 'Credit Card' })).toBeChecked();
    for (const label of Object.keys(CARD)) expect(field(label)).toBeRequired();
    for (const method of ['Net Banking', 'UPI']) {
      await choose(method);
      for (const name of Object.keys(CARD))
        expect(screen.queryByRole('textbox', { name })).not.toBeInTheDocument();
    }
  });

  test('asks for no card if the shop has opened the checkout, because no payment service exists', async () => {
    const { records } = serveCatalogue(published);
    await cartStore.update(() => cartOf(urli));
    await act(() =>
      Promise.resolve(showPage(page, { at: '/checkout', records, settings: { payments: true } })),
    );
    fill(ADDRESS);
    expect(screen.getByRole('radio', { name: 'Credit Card' })).toBeChecked();
    for (const name of Object.keys(CARD))
      expect(screen.queryByRole('textbox', { name })).not.toBeInTheDocument();
    expect(screen.getByText('Nothing is charged.')).toBeVisible();
    await placeOrder();
    await pass(2_000);
    expect(screen.getByText(/^Order placed successfully!/)).toBeVisible();
  });

  test('has the autocomplete attributes of address and card', async () => {
    await showCheckout(urli);
    const known = [...Object.keys(ADDRESS), ...Object.keys(CARD)].map((label) =>
      field(label).getAttribute('autocomplete'),
    );
    expect(known).toEqual([
      'shipping name',
      'shipping address-line1',
      'shipping address-level2',
      'shipping address-level1',
      'shipping postal-code',
      'shipping tel',
      'cc-number',
      'cc-exp',
      'cc-csc',
    ]);
  });

  test('shows the total', async () => {
    await showCheckout(urli);
    expect(screen.getAllByRole('definition').at(-1)).toHaveTextContent('₹61,250');
  });
});

describe('Place Order', () => {
  test('does nothing until every required field is filled in', async () => {
    await showCheckout(urli);
    fill({ ...ADDRESS });
    await placeOrder();
    expect(screen.getByRole('button', { name: 'Place Order' })).toBeEnabled();
    expect(screen.queryByText('Processing...')).not.toBeInTheDocument();
  });

  test('is busy for 2 s, shows a message, clears the cart and goes home', async () => {
    await showCheckout(urli);
    fill({ ...ADDRESS, ...CARD });
    await placeOrder();
    expect(screen.getByRole('button', { name: 'Processing...' })).toBeDisabled();
    await pass(1_999);
    expect(cartStore.read().items).toHaveLength(1);
    await pass(1);
    expect(cartStore.read().items).toHaveLength(0);
    const thanks = screen.getByRole('heading', {
      name: 'Order placed successfully! Thank you for your purchase.',
    });
    expect(thanks).toHaveFocus();
    expect(whereabouts()).toBe('/checkout');
    await pass(3_000);
    expect(whereabouts()).toBe('/');
  });

  test('needs no card for net banking', async () => {
    await showCheckout(urli);
    fill(ADDRESS);
    await choose('Net Banking');
    await placeOrder();
    await pass(2_000);
    expect(screen.getByText(/^Order placed successfully!/)).toBeVisible();
  });

  test('pays once if the form is submitted several times', async () => {
    const update = jest.spyOn(cartStore, 'update');
    await showCheckout(urli);
    fill({ ...ADDRESS, ...CARD });
    update.mockClear();
    await placeOrder();
    fireEvent.submit(form());
    await pass(2_000);
    expect(update).toHaveBeenCalledTimes(1);
  });

  test('shows an error and does not change the cart or the fields if the cart changes during the payment', async () => {
    await showCheckout(urli);
    fill({ ...ADDRESS, ...CARD });
    await placeOrder();
    await act(() => cartStore.update(() => cartOf(urli, { ...urli, size: '18 in' })));
    await pass(2_000);
    expect(screen.getByRole('alert')).toHaveTextContent('Payment failed. Please try again.');
    expect(cartStore.read().items).toHaveLength(2);
    expect(field('Full Name')).toHaveValue('Asha Rao');
    await placeOrder();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    await pass(2_000);
    expect(screen.getByText(/^Order placed successfully!/)).toBeVisible();
  });
});

test('the checkout page does not store or send card data', async () => {
  const logs = (['log', 'info', 'warn', 'error', 'debug'] as const).map((level) =>
    jest.spyOn(console, level),
  );
  await showCheckout(urli);
  fill({ ...ADDRESS, ...CARD });
  expect([...new FormData(form()).keys()]).toEqual(['payment-method']);
  await placeOrder();
  await pass(2_000);
  const stored = JSON.stringify([
    Object.entries(localStorage),
    Object.entries(sessionStorage),
    document.cookie,
  ]);
  const logged = JSON.stringify(logs.map(({ mock }) => mock.calls));
  for (const secret of Object.values(CARD)) {
    expect(stored).not.toContain(secret);
    expect(logged).not.toContain(secret);
  }
});

test.each([
  ['empty', []],
  ['without rugs', [urli]],
  ['with a rug', [rug]],
])('the checkout page breaks no accessibility rule when %s', async (_, items) => {
  jest.useRealTimers();
  const { container } = await showCheckout(...items);
  expect(await axeViolations(container)).toEqual([]);
});
