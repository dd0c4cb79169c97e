import { sessionStore } from '@tanabana/shop/session/sessionStore';
import { tokenOf } from '@tanabana/shop/session/tokenOf.testing';
import { defaultSettings } from '@tanabana/contract/settings/defaultSettings';
import { axeViolations } from '@tanabana/ui/testing/axeViolations';
import { showPage, type Visit } from '@tanabana/ui/testing/showPage';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { fakeAccountService, refusal } from '../../testing/fakeAccountService';
import page from './page';

const open = (at: string, settings: Visit['settings'] = {}) =>
  showPage(page, { at, settings, routes: ['/login', '/register', '/login/success'] });

const token = tokenOf({ id: 'u1', exp: 9e9 });
const session = () => ({ token, user: { name: 'Asha', email: 'asha@shop.example' } });
const address = () => screen.getByTestId('address').textContent;

beforeEach(() => localStorage.clear());

describe('logging in', () => {
  const fillIn = async () => {
    await userEvent.type(screen.getByLabelText('Email Address'), 'asha@shop.example');
    await userEvent.type(screen.getByLabelText('Password'), 'secret-1');
  };

  test('shows the fields of §2.12', () => {
    open('/login');
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
    expect(screen.getByLabelText('Email Address')).toHaveAttribute('autocomplete', 'username');
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
    expect(screen.queryByLabelText('Name')).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Confirm Password')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Remember me')).not.toBeChecked();
  });

  test.each([
    ['offers', true, 1],
    ['does not mention', undefined, 0],
  ])('%s the demo account if the setting is %s', (_, demoSignIn, count) => {
    open('/login', { demoSignIn });
    expect(screen.queryAllByRole('button', { name: 'Demo Login' })).toHaveLength(count);
    expect(screen.queryAllByText(/demo account/)).toHaveLength(count);
  });

  test('stores a session and goes to the dashboard', async () => {
    const calls = fakeAccountService({ 'POST /api/auth/login': session });
    open('/login');
    await fillIn();
    await userEvent.click(screen.getByRole('button', { name: 'Log In' }));
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(calls[0]?.data).toEqual({ email: 'asha@shop.example', password: 'secret-1' });
    expect(sessionStore.read()).toMatchObject({ id: 'u1', name: 'Asha' });
  });

  test('goes to the remembered page if it belongs to this shop', async () => {
    fakeAccountService({ 'POST /api/auth/demo-login': session });
    const { unmount } = open('/login?from=/blog/create');
    await userEvent.click(screen.getByRole('button', { name: 'Demo Login' }));
    await waitFor(() => expect(address()).toBe('/blog/create'));
    unmount();
    open('/login?from=//evil.example');
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });

  test("shows the service's message and stays on the screen", async () => {
    fakeAccountService({
      'POST /api/auth/login': () => refusal(401, { message: 'Email or password is incorrect' }),
    });
    open('/login');
    await fillIn();
    await userEvent.click(screen.getByRole('button', { name: 'Log In' }));
    expect(await screen.findByText('Email or password is incorrect')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Email or password is incorrect');
    expect(screen.getByLabelText('Email Address')).toHaveValue('asha@shop.example');
    expect(address()).toBe('/login');
  });

  test('reports blank fields without a call, and focuses the first of them', async () => {
    const calls = fakeAccountService({});
    open('/login');
    await userEvent.type(screen.getByLabelText('Email Address'), 'asha@shop.example');
    await userEvent.click(screen.getByRole('button', { name: 'Log In' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Please fill in all fields');
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(screen.getByLabelText('Password')).toBeInvalid();
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Please fill in all fields');
    expect(calls).toHaveLength(0);
  });

  test('asks to check date and time if the clock is ahead and the token has no time of issue', async () => {
    fakeAccountService({ 'POST /api/auth/login': () => ({ token: tokenOf({ id: 'u1', exp: 10 }) }) });
    open('/login');
    await fillIn();
    await userEvent.click(screen.getByRole('button', { name: 'Log In' }));
    expect(await screen.findByText('Check this device’s date and time')).toBeVisible();
    expect(address()).toBe('/login');
    expect(localStorage).toHaveLength(0);
  });

  test('shows Loading... while busy, and submits once', async () => {
    let answer: (body: unknown) => void = () => undefined;
    const calls = fakeAccountService({
      'POST /api/auth/login': () => new Promise((resolve) => (answer = resolve)),
    });
    open('/login');
    await fillIn();
    await userEvent.click(screen.getByRole('button', { name: 'Log In' }));
    const busy = await screen.findByRole('button', { name: 'Loading...' });
    await userEvent.click(busy);
    await userEvent.type(screen.getByLabelText('Password'), '{Enter}');
    expect(calls).toHaveLength(1);
    act(() => answer(session()));
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });

  test('aborts the call when the visitor leaves, and stores no session afterwards', async () => {
    let answer: (body: unknown) => void = () => undefined;
    const calls = fakeAccountService({
      'POST /api/auth/login': () => new Promise((resolve) => (answer = resolve)),
    });
    const { unmount } = open('/login');
    await fillIn();
    await userEvent.click(screen.getByRole('button', { name: 'Log In' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    unmount();
    expect(calls[0]?.signal).toMatchObject({ aborted: true });
    await act(async () => {
      answer(session());
      await Promise.resolve();
    });
    expect(sessionStore.read()).toBeNull();
  });

  test('shows the password on request', async () => {
    open('/login');
    await userEvent.click(screen.getByRole('button', { name: 'Show Password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide Password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  });
});

test('the sign-in form is not submitted by the browser before the page is hydrated', () => {
  const request = { params: {}, pathname: '/login', search: '', settings: defaultSettings, seed: 1 };
  const view = renderToString(
    <MemoryRouter initialEntries={['/login']}>
      <page.Component request={request} data={undefined} Fragment={({ fallback }) => fallback} />
    </MemoryRouter>,
  );
  expect(view).toContain('Welcome Back');
  expect(view).not.toContain('type="submit"');
  expect(view).toContain('method="post"');
});

describe('Remember me', () => {
  const logIn = async (remember: boolean) => {
    fakeAccountService({ 'POST /api/auth/demo-login': session });
    open('/login');
    if (remember) await userEvent.click(screen.getByLabelText('Remember me'));
    await userEvent.click(screen.getByRole('button', { name: 'Demo Login' }));
    await waitFor(() => expect(address()).toBe('/dashboard'));
  };
  const twoHoursLater = () => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * 60 * 60 * 1000);

  test('explains its effect', () => {
    open('/login');
    expect(screen.getByLabelText('Remember me')).toHaveAccessibleDescription(
      /Stay signed in on this device.*Otherwise we sign you out after an hour without activity/,
    );
  });

  test('if ticked, preserves the session while the shop is not used', async () => {
    await logIn(true);
    twoHoursLater();
    expect(sessionStore.read()).not.toBeNull();
  });

  test('if unticked, ends the session an hour after the last use', async () => {
    await logIn(false);
    twoHoursLater();
    expect(sessionStore.read()).toBeNull();
  });
});

describe('a visitor who is signed in already', () => {
  test('is redirected immediately, even if the sign-in was in another tab', async () => {
    open('/login');
    act(() => sessionStore.signIn(token, {}, true));
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });

  test('sees a confirmation for two seconds on /login/success first', async () => {
    jest.useFakeTimers();
    sessionStore.signIn(token, { name: 'Asha' }, true);
    open('/login/success?from=/cart');
    expect(screen.getByRole('status')).toHaveTextContent('You are signed in as Asha.');
    expect(screen.queryByRole('button', { name: 'Log In' })).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(1999));
    expect(address()).toBe('/login/success?from=/cart');
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(address()).toBe('/cart');
    jest.useRealTimers();
  });
});

test('the confirmation of a session is accessible', async () => {
  sessionStore.signIn(token, { name: 'Asha' }, true);
  const { container } = open('/login/success?from=/cart');
  expect(screen.getByRole('status')).toHaveTextContent('You are signed in as Asha.');
  expect(await axeViolations(container)).toEqual([]);
});

test('the sign-in screen is accessible in both modes, with and without an error', async () => {
  const { container, unmount } = open('/login');
  await userEvent.click(screen.getByRole('button', { name: 'Log In' }));
  expect(await axeViolations(container)).toEqual([]);
  unmount();
  expect(await axeViolations(open('/register').container)).toEqual([]);
});
