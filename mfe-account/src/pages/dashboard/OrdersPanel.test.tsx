import { defaultSettings } from '@tanabana/contract/settings/defaultSettings';
import { requestOf, type Visit } from '@tanabana/ui/testing/showPage';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import type { Order } from '../../orders/orders';
import { anOrder } from '../../testing/anOrder';
import { OrdersPanel } from './OrdersPanel';

const show = (orders: readonly Order[] | undefined, settings: Visit['settings'] = {}) =>
  render(
    <MemoryRouter>
      <OrdersPanel orders={orders} request={requestOf({ at: '/dashboard', settings })} />
    </MemoryRouter>,
  );

test('the orders panel shows nothing below its message while orders are loading', () => {
  show(undefined);
  expect(screen.getByText('Loading your orders...')).toHaveAttribute('role', 'status');
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('list')).toBeNull();
});

test.each([
  [[], "You haven't placed any orders yet."],
  [[anOrder()], 'You have 1 order.'],
  [[anOrder(), anOrder({ id: 'TB-2' }), anOrder({ id: 'TB-3' })], 'You have 3 orders.'],
])('the orders panel shows the number of orders (§2.13)', (orders, text) => {
  show(orders);
  expect(screen.getByText(text)).toHaveAttribute('role', 'status');
  expect(screen.getByRole('link', { name: 'Continue shopping' })).toHaveAttribute('href', '/catalogue');
});

test('an empty list of orders leads to the enquiries prepared in this browser, and other lists do not', () => {
  const { unmount } = show([]);
  expect(screen.getByRole('link', { name: 'Enquiries prepared in this browser' })).toHaveAttribute(
    'href',
    '/?tab=enquiries',
  );
  unmount();
  show([anOrder()]);
  expect(screen.queryByRole('link', { name: 'Enquiries prepared in this browser' })).toBeNull();
});

test('the orders panel shows status, date, items and total of an order', () => {
  show([anOrder()]);
  const order = screen.getByRole('listitem', { name: 'Order TB-1' });
  expect(within(order).getByText('Dispatched')).toBeVisible();
  expect(within(order).getByText('6 March 2026')).toHaveAttribute('datetime', '2026-03-06T09:30:00.000Z');
  expect(within(order).getByRole('link', { name: 'Brass Urli' })).toHaveAttribute('href', '/product/30004');
  expect(within(order).getByText('25 × ₹1,950')).toBeVisible();
  expect(within(order).getByText(/^Total/)).toHaveTextContent('Total ₹48,750');
});

test('an order links to the contact form, which names the order', () => {
  show([anOrder()]);
  const link = screen.getByRole('link', { name: 'Ask about this order, TB-1' });
  expect(link).toHaveAttribute('href', '/contact?about=Order+TB-1&subject=order');
});

test('the orders panel shows the invoice number of an order that has one', () => {
  show([anOrder({ invoiceNumber: 'INV-2026-0117' }), anOrder({ id: 'TB-2' })]);
  expect(screen.getByRole('listitem', { name: 'Order TB-1' })).toHaveTextContent('Invoice INV-2026-0117');
  expect(screen.getByRole('listitem', { name: 'Order TB-2' })).not.toHaveTextContent('Invoice');
});

test('the orders panel lists a product ordered in two sizes twice', () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const [urli] = anOrder().items;
  show([anOrder({ items: [urli!, { ...urli!, unitPrice: 2850 }] })]);
  expect(screen.getByText('25 × ₹1,950')).toBeVisible();
  expect(screen.getByText('25 × ₹2,850')).toBeVisible();
  expect(complaints).not.toHaveBeenCalled();
});

test('an item shows size and carrier as far as the order knows them', () => {
  const [urli] = anOrder().items;
  show([
    anOrder({
      items: [
        { ...urli!, size: '12 in', carrier: 'Blue Dart', trackingNumber: 'BD-77' },
        { ...urli!, name: 'Diya' },
      ],
    }),
  ]);
  const [first, second] = within(screen.getByRole('listitem', { name: 'Order TB-1' })).getAllByRole(
    'listitem',
  );
  expect(first).toHaveTextContent('Brass Urli12 inCarried by Blue Dart, BD-77');
  expect(second).toHaveTextContent(/^Diya25 ×/);
});

test('goods that are on their way or delivered can be returned, with a letter about the order', async () => {
  const user = userEvent.setup();
  show([anOrder({ status: 'delivered' }), anOrder({ id: 'TB-2', status: 'placed' })]);
  expect(screen.getAllByText('Return items')).toHaveLength(1);
  await user.click(screen.getByText('Return items'));
  expect(await screen.findByText('whether they are unused and in their packing')).toBeInTheDocument();
  const mail = new URL(
    screen.getByRole('link', { name: 'Write the mail about order TB-1' }).getAttribute('href') ?? '',
  );
  expect(mail.pathname).toBe(defaultSettings.contact.email);
  expect(mail.searchParams.get('subject')).toBe('Return of order TB-1');
  expect(mail.searchParams.get('body')).toContain('Brass Urli\r\n  ordered: 25');
  await user.click(screen.getByRole('button', { name: 'Copy the letter' }));
  expect(await navigator.clipboard.readText()).toContain('Return of order TB-1');
});

test('the orders panel shows three promises (§2.13)', () => {
  show([]);
  const promises = within(screen.getByRole('list', { name: 'Our promises' })).getAllByRole('listitem');
  expect(promises.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Premium & Ethical'),
    expect.stringContaining('Quality Assured'),
    expect.stringMatching(/Quick Dispatch.*orders dispatched within 48 hours/i),
  ]);
});

test('the orders panel promises only what the settings state', () => {
  const text = 'Washed before it is sent.';
  const { unmount } = show([], {
    promises: [{ emblem: 'gem', title: 'Clean', text }],
    dispatchTime: undefined,
  });
  const promises = within(screen.getByRole('list', { name: 'Our promises' })).getAllByRole('listitem');
  expect(promises.map(({ textContent }) => textContent)).toEqual([`Clean${text}`]);
  unmount();
  show([], { promises: undefined, dispatchTime: undefined });
  expect(screen.queryByRole('list', { name: 'Our promises' })).not.toBeInTheDocument();
});
