import { sessionStore } from '@tanabana/shop/session/sessionStore';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeAccountService, refusal } from '../../testing/fakeAccountService';
import { address, open, ordersArrive, profile, token, working } from './dashboardPage.testing';

beforeEach(() => localStorage.clear());

describe('the welcome box', () => {
  test('shows name, email and the verified tick, fetched from the service', async () => {
    const calls = fakeAccountService({
      ...working,
      'GET /api/users/me': () => ({ ...profile, name: 'Asha Rao' }),
    });
    sessionStore.signIn(token, { name: 'Asha' }, true);
    open('/dashboard');
    expect(screen.getByText('No email on file')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Welcome, Asha Rao' })).toBeVisible();
    expect(screen.getByText('asha@shop.example')).toBeVisible();
    expect(screen.getByText('Verified')).toBeVisible();
    expect(calls.map(({ headers }) => headers)).toContainEqual({ Authorization: `Bearer ${token}` });
  });

  test('has no tick unless the email is verified', async () => {
    fakeAccountService({ ...working, 'GET /api/users/me': () => ({ ...profile, emailVerified: false }) });
    sessionStore.signIn(token, {}, true);
    open('/dashboard');
    await ordersArrive();
    expect(await screen.findByText('asha@shop.example')).toBeVisible();
    expect(screen.queryByText('Verified')).not.toBeInTheDocument();
  });

  test('shows an error when the profile cannot be fetched', async () => {
    fakeAccountService({ 'GET /api/users/me': () => refusal(500, {}) });
    sessionStore.signIn(token, profile, true);
    open('/dashboard');
    await ordersArrive();
    expect(await screen.findByText('Failed to fetch profile')).toBeVisible();
  });

  test('changes the name', async () => {
    const calls = fakeAccountService({
      ...working,
      'PUT /api/users/me': () => ({ ...profile, name: 'Asha Rao' }),
    });
    sessionStore.signIn(token, profile, true);
    open('/dashboard');
    await ordersArrive();
    await userEvent.click(screen.getByRole('button', { name: 'Change name' }));
    const field = await screen.findByLabelText('Name');
    expect(field).toHaveValue('Asha');
    await userEvent.clear(field);
    await userEvent.type(field, ' Asha Rao ');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { name: 'Welcome, Asha Rao' })).toBeVisible();
    expect(screen.queryByLabelText('Name')).not.toBeInTheDocument();
    expect(calls.find(({ method }) => method === 'PUT')?.data).toEqual({ name: 'Asha Rao' });
  });

  test("shows the service's reason when a name cannot be changed", async () => {
    const shared = 'The demo account is shared and cannot be changed';
    fakeAccountService({ ...working, 'PUT /api/users/me': () => refusal(403, { message: shared }) });
    sessionStore.signIn(token, profile, true);
    open('/dashboard');
    await ordersArrive();
    await userEvent.click(screen.getByRole('button', { name: 'Change name' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText(`Failed to update profile. ${shared}`)).toBeVisible();
  });

  const signOutEverywhere = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
    const dialog = await screen.findByRole('dialog', { name: 'Sign out everywhere' });
    expect(dialog).toHaveTextContent('This signs you out on all your devices');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sign out' }));
  };

  test('ends every session after a confirmation, and goes home', async () => {
    const calls = fakeAccountService({ ...working, 'POST /api/auth/signout-everywhere': () => '' });
    sessionStore.signIn(token, profile, true);
    open('/dashboard');
    await ordersArrive();
    await userEvent.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
    await signOutEverywhere();
    await waitFor(() => expect(address()).toBe('/'));
    expect(localStorage).toHaveLength(0);
    expect(calls.find(({ method }) => method === 'POST')?.headers).toEqual({
      Authorization: `Bearer ${token}`,
    });
  });

  test('shows why the sessions cannot be ended, and the session of this browser continues', async () => {
    const message = 'The demo account is shared, so you cannot sign others out';
    fakeAccountService({
      ...working,
      'POST /api/auth/signout-everywhere': () => refusal(403, { message }),
    });
    sessionStore.signIn(token, profile, true);
    open('/dashboard');
    await ordersArrive();
    await signOutEverywhere();
    expect(await screen.findByText(`Failed to sign out everywhere. ${message}`)).toBeVisible();
    expect(address()).toBe('/dashboard');
    expect(sessionStore.read()).not.toBeNull();
  });

  test('ends the session of this browser when the service rejects its token', async () => {
    fakeAccountService({ ...working, 'POST /api/auth/signout-everywhere': () => refusal(401, {}) });
    sessionStore.signIn(token, profile, true);
    open('/dashboard');
    await ordersArrive();
    await signOutEverywhere();
    await waitFor(() => expect(address()).toBe('/'));
    expect(localStorage).toHaveLength(0);
  });

  test('goes home on Logout, not to the sign-in screen (§2.13)', async () => {
    fakeAccountService(working);
    sessionStore.signIn(token, profile, true);
    open('/dashboard');
    await ordersArrive();
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect(localStorage).toHaveLength(0);
  });

  test.each([
    ['Remove it and log out', null],
    ['Keep it and log out', '{"version":1,"sent":[{"lines":[{"id":10001}]}]}'],
  ])('asks what stays in the browser for the next person: %s', async (choice, stored) => {
    fakeAccountService(working);
    sessionStore.signIn(token, profile, true);
    localStorage.setItem('tanabana_enquiries', '{"version":1,"sent":[{"lines":[{"id":10001}]}]}');
    localStorage.setItem('tanabana_recently_viewed', '[10001]');
    open('/dashboard');
    await ordersArrive();
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Logout' }));
    expect(dialog.getByText('Enquiries that you have prepared, with your details as a buyer')).toBeVisible();
    expect(localStorage.getItem('token')).not.toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: choice }));
    expect(address()).toBe('/');
    expect(localStorage.getItem('token')).toBeNull();
    expect(localStorage.getItem('tanabana_enquiries')).toBe(stored);
    expect(localStorage.getItem('tanabana_recently_viewed')).toBeNull();
  });
});
