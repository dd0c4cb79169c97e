import { type CartItem } from '@tanabana/shop/cart/cart';
import { cartStore } from '@tanabana/shop/cart/cartStore';
import { axeViolations } from '@tanabana/ui/testing/axeViolations';
import { requestOf } from '@tanabana/ui/testing/showPage';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import type { Order } from '../../orders/orders';
import { anOrder } from '../../testing/anOrder';
import { urli } from '../../testing/urli';
import { OrderAgain } from './OrderAgain';

const tray: CartItem = {
  id: 1,
  title: 'Tray',
  price: 900,
  image: '',
  category: 'Handicraft Products',
  size: 'Standard',
  color: 'Standard',
  material: 'Handcrafted',
  quantity: 50,
};

const fetchMock = jest.fn();
let lists = 0;

beforeEach(() => {
  localStorage.clear();
  fetchMock.mockReset();
  globalThis.fetch = fetchMock as typeof fetch;
  fetchMock.mockImplementation((address: string) => {
    const content = address.endsWith('/products.json') ? [{ from: 0, file: 'products-0.json' }] : [urli];
    return Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve(content) });
  });
});

function show(changes: Partial<Order> = {}) {
  const address = `/assets/catalogue/records/${(lists += 1)}/products.json`;
  const request = requestOf({ at: '/dashboard', records: { 'catalogue/products': { address } } });
  return render(
    <MemoryRouter>
      <OrderAgain order={anOrder(changes)} request={request} />
    </MemoryRouter>,
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const orderAgain = () => press('Reorder TB-1');
const inCart = () => cartStore.read().items.map(({ title, size, quantity }) => [title, size, quantity]);
const fillCart = () => cartStore.update(() => ({ items: [tray], isOpen: false }));

test('an order is added to an empty cart without a question, and a link leads to the cart', async () => {
  show();
  await orderAgain();
  expect(await screen.findByText(/Added to your cart: 1 product, 25 units\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
  expect(inCart()).toEqual([['Engraved Brass Urli', '9 in', 25]]);
});

test('a filled cart does not change until the question is answered', async () => {
  await fillCart();
  const { container } = show();
  await orderAgain();
  const dialog = await screen.findByRole('dialog', { name: 'Reorder TB-1' });
  expect(dialog).toHaveTextContent('Your cart already has 1 product, 50 units.');
  expect(within(dialog).getByText('25 × Engraved Brass Urli, 9 in')).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
  await press('Cancel');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(inCart()).toEqual([['Tray', 'Standard', 50]]);
  expect(screen.queryByText(/Added to your cart/)).not.toBeInTheDocument();
});

test.each([
  [
    'Add to my cart',
    [
      ['Tray', 'Standard', 50],
      ['Engraved Brass Urli', '9 in', 25],
    ],
  ],
  ['Replace my cart', [['Engraved Brass Urli', '9 in', 25]]],
])('“%s” does so', async (answer, expected) => {
  await fillCart();
  show();
  await orderAgain();
  await screen.findByRole('dialog');
  await press(answer);
  expect(await screen.findByText(/Added to your cart: 1 product, 25 units\./)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(inCart()).toEqual(expected);
});

test('unavailable products are named, and quantities below the minimum are raised (§5)', async () => {
  const items = [
    { productId: 30004, name: 'Brass Urli', quantity: 5, unitPrice: 2850 },
    { productId: 7, name: 'Old Lamp', quantity: 25, unitPrice: 900 },
  ];
  show({ items });
  await orderAgain();
  expect(await screen.findByText('Old Lamp is not available.')).toBeVisible();
  expect(screen.getByText('Engraved Brass Urli: raised to the minimum of 25 units.')).toBeVisible();
  expect(inCart()).toEqual([['Engraved Brass Urli', '12 in', 25]]);
});

test('an order without available products does not change the cart', async () => {
  await fillCart();
  show({ items: [{ productId: 7, name: 'Old Lamp', quantity: 25, unitPrice: 900 }] });
  await orderAgain();
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing in this order is available any more.');
  expect(screen.getByText('Old Lamp is not available.')).toBeVisible();
  expect(inCart()).toEqual([['Tray', 'Standard', 50]]);
});

test('without the catalogue the cart does not change, and another click tries again', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  show();
  await orderAgain();
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not load the catalogue');
  expect(inCart()).toEqual([]);
  await orderAgain();
  expect(await screen.findByText(/Added to your cart/)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
