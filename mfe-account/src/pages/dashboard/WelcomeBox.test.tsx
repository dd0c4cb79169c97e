import { sessionStore } from '@tanabana/runtime/session/sessionStore';
import { screen } from '@testing-library/react';
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
    const field = screen.getByLabelText('Name');
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
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(`Failed to update profile. ${shared}`)).toBeVisible();
  });

  test('goes home on Logout, not to the sign-in screen (§2.13)', async () => {
    fakeAccountService(working);
    sessionStore.signIn(token, profile, true);
    open('/dashboard');
    await ordersArrive();
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    expect(address()).toBe('/');
    expect(localStorage).toHaveLength(0);
  });
});
