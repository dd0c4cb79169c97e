import { sessionStore } from '@tanabana/shop/session/sessionStore';
import { tokenOf } from '@tanabana/shop/session/tokenOf.testing';
import { axeViolations } from '@tanabana/ui/testing/axeViolations';
import { showPage } from '@tanabana/ui/testing/showPage';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeAccountService, refusal } from '../../testing/fakeAccountService';
import page from './page';

const EMAIL = 'asha@shop.example';
const credential = tokenOf({ sub: 'g1', name: 'Asha', email: EMAIL, email_verified: true });
const session = { token: tokenOf({ id: 'u1', exp: 9e9 }) };
const SERVICE_SAYS = 'An account with this email already exists. Enter its password once.';

interface GoogleConfiguration {
  readonly callback: (response: { readonly credential?: string }) => void;
}

/** Opens the sign-in screen and simulates a sign-in with Google's button, which passes a credential to the page. */
async function continueWithGoogle(at = '/login') {
  const view = showPage(page, {
    at,
    routes: ['/login', '/register', '/login/success'],
    settings: { googleClientId: 'client-1' },
  });
  const initialize = jest.fn<undefined, [GoogleConfiguration]>();
  Object.assign(window, { google: { accounts: { id: { initialize, renderButton: jest.fn() } } } });
  const script = await waitFor(() => {
    const found = [...document.scripts].find(({ src }) => src.startsWith('https://accounts.google.com/'));
    expect(found).toBeDefined();
    return found!;
  });
  fireEvent.load(script);
  act(() => initialize.mock.lastCall![0].callback({ credential }));
  return view;
}

/** An account service that requires the password `secret-1` together with the Google credential. */
const askForPassword = () =>
  fakeAccountService({
    'POST /api/auth/google': (body) => {
      const { password } = body as { password?: string };
      if (password === 'secret-1') return session;
      return password === undefined
        ? refusal(409, { message: SERVICE_SAYS, passwordRequired: true })
        : refusal(401, { message: 'This is not the password for that account', passwordRequired: true });
    },
  });

const passwordField = () => screen.findByLabelText('Account password');
const connect = () => userEvent.click(screen.getByRole('button', { name: 'Connect and Log In' }));

beforeEach(() => localStorage.clear());

describe('a Google sign-in to an account that has a password', () => {
  test('asks for the password and moves the focus to its field', async () => {
    askForPassword();
    const { container } = await continueWithGoogle();
    const field = await passwordField();
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(
      `There is already an account for ${EMAIL}. Enter its password once to connect it with Google. After that, you can log in either way.`,
    );
    expect(field).toHaveAttribute('autocomplete', 'current-password');
    expect(screen.queryByLabelText('Email Address')).not.toBeInTheDocument();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(await axeViolations(container)).toEqual([]);
  });

  test.each(['/login', '/register'])(
    'signs in with credential and password, and confirms it (%s)',
    async (at) => {
      const calls = askForPassword();
      await continueWithGoogle(at);
      await userEvent.type(await passwordField(), 'secret-1');
      await connect();
      expect(await screen.findByText(/You are signed in as Asha/)).toBeVisible();
      expect(calls.at(-1)?.data).toMatchObject({ token: credential, password: 'secret-1' });
      expect(sessionStore.read()).toMatchObject({ id: 'u1', googleId: 'g1' });
      expect(JSON.stringify([localStorage, sessionStorage])).not.toContain(credential);
    },
  );

  test('shows an error when the password is wrong, and can be tried again', async () => {
    const calls = askForPassword();
    const { container } = await continueWithGoogle();
    await userEvent.type(await passwordField(), 'secret-2{Enter}');
    expect(await screen.findByText('This is not the password for that account')).toBeVisible();
    expect(await axeViolations(container)).toEqual([]);
    await userEvent.clear(await passwordField());
    await connect();
    expect(screen.getByRole('alert')).toHaveTextContent('Please fill in all fields');
    expect(await passwordField()).toBeInvalid();
    expect(calls).toHaveLength(2);
    await userEvent.type(await passwordField(), 'secret-1{Enter}');
    expect(await screen.findByText(/You are signed in as Asha/)).toBeVisible();
  });

  test('shows when to try again after too many wrong passwords', async () => {
    const wait = 'Too many attempts. Please try again in 15 minutes.';
    let answer = refusal(409, { message: SERVICE_SAYS, passwordRequired: true });
    fakeAccountService({ 'POST /api/auth/google': () => answer });
    await continueWithGoogle();
    await userEvent.type(await passwordField(), 'secret-1');
    answer = refusal(429, { message: wait });
    await connect();
    expect(await screen.findByText(wait)).toBeVisible();
    expect(await passwordField()).toHaveValue('secret-1');
  });

  test('can be cancelled, which displays the other ways to sign in and stores nothing', async () => {
    askForPassword();
    await continueWithGoogle();
    await userEvent.type(await passwordField(), 'secret-2{Enter}');
    await screen.findByText('This is not the password for that account');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByLabelText('Account password')).not.toBeInTheDocument();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(screen.getByLabelText('Email Address')).toHaveFocus();
    expect(sessionStore.read()).toBeNull();
  });
});
