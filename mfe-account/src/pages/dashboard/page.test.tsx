import { defaultSettings } from '@tanabana/contract/settings/defaultSettings';
import { sessionStore } from '@tanabana/shop/session/sessionStore';
import { axeViolations } from '@tanabana/ui/testing/axeViolations';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { fakeAccountService, refusal } from '../../testing/fakeAccountService';
import page from './page';
import { address, open, ordersArrive, profile, token, working } from './dashboardPage.testing';

beforeEach(() => localStorage.clear());

describe('the guard of the dashboard', () => {
  test('shows Loading... on the server, with or without a session', () => {
    sessionStore.signIn(token, profile, true);
    const request = { params: {}, pathname: '/dashboard', search: '', settings: defaultSettings, seed: 1 };
    const view = renderToString(
      <MemoryRouter>
        <page.Component request={request} data={undefined} Fragment={({ fallback }) => fallback} />
      </MemoryRouter>,
    );
    expect(view).toContain('Loading...');
    expect(view).not.toContain('Asha');
  });

  test('redirects signed-out visitors to /login and remembers the page (§2.1)', () => {
    open('/dashboard?tab=addresses');
    expect(address()).toBe('/login?from=%2Fdashboard%3Ftab%3Daddresses');
  });

  test('redirects when the session ends while the page is open', async () => {
    fakeAccountService(working);
    sessionStore.signIn(token, profile, true);
    open('/dashboard');
    await screen.findByText('You have 2 orders.');
    act(() => {
      localStorage.clear();
      window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    });
    expect(address()).toBe('/login?from=%2Fdashboard');
  });

  test('ends a session whose token the service rejects, without a message (§8)', async () => {
    fakeAccountService({ 'GET /api/users/me': () => refusal(401, { message: 'Expired' }) });
    sessionStore.signIn(token, profile, true);
    open('/dashboard');
    await waitFor(() => expect(address()).toBe('/login?from=%2Fdashboard'));
    expect(localStorage).toHaveLength(0);
  });
});

describe('orders that cannot be loaded', () => {
  test('are reported above the empty list, and are loaded by Try again', async () => {
    let isDown = true;
    fakeAccountService({
      ...working,
      'GET /api/orders/my': () => (isDown ? refusal(503, {}) : working['GET /api/orders/my']()),
    });
    sessionStore.signIn(token, profile, true);
    open('/dashboard');
    expect(await screen.findByText('We could not load your orders.')).toBeVisible();
    expect(screen.getByText("You haven't placed any orders yet.")).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('You have 2 orders.')).toBeVisible();
    expect(screen.queryByText('We could not load your orders.')).toBeNull();
  });

  test('because the service rejects the token end the session', async () => {
    fakeAccountService({ ...working, 'GET /api/orders/my': () => refusal(401, {}) });
    sessionStore.signIn(token, profile, true);
    open('/dashboard');
    await waitFor(() => expect(address()).toBe('/login?from=%2Fdashboard'));
  });
});

describe('the tabs of the dashboard', () => {
  test('start with the orders, and mark the selected tab', async () => {
    fakeAccountService(working);
    sessionStore.signIn(token, profile, true);
    open('/dashboard');
    const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(trail).toHaveTextContent('HomeAccount');
    expect(await screen.findByRole('tab', { name: 'Orders 2' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(screen.getByRole('tab', { name: 'Addresses' }));
    expect(trail).toHaveTextContent('HomeAddresses');
    expect(address()).toBe('/dashboard?tab=addresses');
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(address()).toBe('/dashboard?tab=enquiries'));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });

  test('take the focus from the link to the enquiries, which is gone', async () => {
    fakeAccountService({ ...working, 'GET /api/orders/my': () => [] });
    sessionStore.signIn(token, profile, true);
    open('/dashboard');
    await userEvent.click(await screen.findByRole('link', { name: 'Enquiries prepared in this browser' }));
    expect(address()).toBe('/dashboard?tab=enquiries');
    expect(screen.getByRole('tab', { name: 'Enquiries' })).toHaveFocus();
  });

  test('have their own addresses', async () => {
    fakeAccountService(working);
    sessionStore.signIn(token, profile, true);
    open('/dashboard?tab=addresses');
    await ordersArrive();
    expect(screen.getByRole('tab', { name: 'Addresses' })).toHaveAttribute('aria-selected', 'true');
  });

  test('display the enquiries of the cart beside the orders, and a link to them if they cannot be loaded', async () => {
    fakeAccountService(working);
    sessionStore.signIn(token, profile, true);
    open('/dashboard?tab=enquiries');
    expect(screen.getByRole('tab', { name: 'Enquiries' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('link', { name: 'Enquiries prepared in this browser' })).toHaveAttribute(
      'href',
      '/enquiry#my-enquiries',
    );
    await ordersArrive();
  });

  test('preserve the addresses while the orders are shown', async () => {
    fakeAccountService(working);
    sessionStore.signIn(token, profile, true);
    open('/dashboard?tab=addresses');
    await ordersArrive();
    await userEvent.click(screen.getByRole('button', { name: 'Add address' }));
    await userEvent.type(screen.getByLabelText('Full name'), 'Vikram');
    await userEvent.click(screen.getByRole('button', { name: 'Save address' }));
    await userEvent.click(screen.getByRole('tab', { name: /Orders/ }));
    await userEvent.click(screen.getByRole('tab', { name: 'Addresses' }));
    expect(screen.getByRole('heading', { name: 'Vikram' })).toBeVisible();
  });

  test('cancel their calls when the visitor leaves the page', async () => {
    const calls = fakeAccountService({
      'GET /api/users/me': () => new Promise(() => undefined),
      'GET /api/orders/my': () => new Promise(() => undefined),
    });
    sessionStore.signIn(token, profile, true);
    const { unmount } = open('/dashboard');
    await waitFor(() => expect(calls).toHaveLength(2));
    unmount();
    expect(calls.map(({ signal }) => signal?.aborted)).toEqual([true, true]);
  });
});

test('the dashboard is accessible while loading', async () => {
  fakeAccountService({
    'GET /api/users/me': () => new Promise(() => undefined),
    'GET /api/orders/my': () => new Promise(() => undefined),
  });
  sessionStore.signIn(token, profile, true);
  const { container } = open('/dashboard');
  expect(screen.getByText('Loading your orders...')).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
});

test.each(['/dashboard', '/dashboard?tab=enquiries', '/dashboard?tab=addresses'])(
  'the dashboard is accessible at %s',
  async (tab) => {
    fakeAccountService(working);
    sessionStore.signIn(token, profile, true);
    const { container } = open(tab);
    await ordersArrive();
    expect(await axeViolations(container)).toEqual([]);
  },
);
