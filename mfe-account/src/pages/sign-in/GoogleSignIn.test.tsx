import { sessionStore } from '@tanabana/shop/session/sessionStore';
import { tokenOf } from '@tanabana/shop/session/tokenOf.testing';
import type { Settings } from '@tanabana/contract/settings/settings';
import { showPage } from '@tanabana/ui/testing/showPage';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeAccountService, refusal } from '../../testing/fakeAccountService';
import page from './page';

const open = (at: string, settings: Partial<Settings> = {}) =>
  showPage(page, { at, routes: ['/login', '/register', '/login/success'], settings });

const credential = tokenOf({ sub: 'g1', name: 'Asha', email: 'asha@shop.example', email_verified: true });
const session = () => ({ token: tokenOf({ id: 'u1', exp: 9e9 }) });

interface GoogleConfiguration {
  readonly client_id: string;
  readonly callback: (response: { readonly credential?: string }) => void;
}

const scripts = () =>
  [...document.scripts].filter(({ src }) => src.startsWith('https://accounts.google.com/'));

const googleScript = () =>
  waitFor(() => {
    expect(scripts()).toHaveLength(1);
    return scripts()[0]!;
  });

/** Simulates that Google's script has loaded. Returns the configuration that the page passed to the script. */
async function googleArrives(): Promise<GoogleConfiguration> {
  const initialize = jest.fn<undefined, [GoogleConfiguration]>();
  Object.assign(window, { google: { accounts: { id: { initialize, renderButton: jest.fn() } } } });
  fireEvent.load(await googleScript());
  return initialize.mock.lastCall![0];
}

beforeEach(() => localStorage.clear());

test('without a client id Google sign-in is the last option, is disabled, and loads nothing from Google', () => {
  open('/login');
  expect(screen.getAllByRole('button').at(-1)).toHaveAccessibleName('Sign in with Google');
  const button = screen.getByRole('button', { name: 'Sign in with Google' });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription('Not available yet');
  expect(scripts()).toEqual([]);
});

describe('Google sign-in with a client id', () => {
  test('signs in with the credential, then confirms it', async () => {
    const calls = fakeAccountService({ 'POST /api/auth/google': session });
    open('/login', { googleClientId: 'client-1' });
    const { client_id, callback } = await googleArrives();
    expect(client_id).toBe('client-1');
    jest.useFakeTimers();
    await act(async () => {
      callback({ credential });
      await jest.advanceTimersByTimeAsync(100);
    });
    expect(calls[0]?.data).toMatchObject({
      token: credential,
      userProfile: { googleId: 'g1', userName: 'Asha' },
    });
    expect(sessionStore.read()).toMatchObject({ id: 'u1', googleId: 'g1', email: 'asha@shop.example' });
    expect(screen.getByRole('status')).toHaveTextContent('You are signed in as Asha.');
    expect(screen.getByTestId('address')).toHaveTextContent('/login');
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(screen.getByTestId('address')).toHaveTextContent('/dashboard');
    jest.useRealTimers();
  });

  test.each([
    [
      'a credential that cannot be read',
      { credential: 'abc' },
      'Failed to process Google authentication data',
    ],
    ['no credential', {}, 'Google login failed'],
  ])('shows an error when Google returns %s', async (_, response, message) => {
    const calls = fakeAccountService({});
    open('/login', { googleClientId: 'client-1' });
    const { callback } = await googleArrives();
    act(() => callback(response));
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(calls).toHaveLength(0);
  });

  test("shows the service's message when it refuses the credential", async () => {
    fakeAccountService({ 'POST /api/auth/google': () => refusal(401, { message: 'Not from Google' }) });
    open('/login', { googleClientId: 'client-1' });
    const { callback } = await googleArrives();
    act(() => callback({ credential }));
    expect(await screen.findByText('Not from Google')).toBeVisible();
  });

  test('leaves the rest of the screen usable when the script does not load', async () => {
    open('/login', { googleClientId: 'client-1' });
    fireEvent.error(await googleScript());
    expect(screen.getByText('Google is not responding. Please try again later.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Log In' })).toBeEnabled();
  });

  test.each([
    ['does not answer', () => Promise.resolve()],
    ['draws no button', () => googleArrives().then(() => undefined)],
  ])('says so after five seconds when the script %s', async (_, arrive) => {
    jest.useFakeTimers();
    open('/login', { googleClientId: 'client-1' });
    await act(() => jest.advanceTimersByTimeAsync(0));
    await arrive();
    await act(() => jest.advanceTimersByTimeAsync(4_900));
    expect(screen.queryByText(/Google is not responding/)).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(screen.getByText('Google is not responding. Please try again later.')).toBeVisible();
    jest.useRealTimers();
  });

  test('keeps a button that Google has drawn', async () => {
    jest.useFakeTimers();
    const { container } = open('/login', { googleClientId: 'client-1' });
    await act(() => jest.advanceTimersByTimeAsync(0));
    const renderButton = (frame: HTMLElement) => frame.append(document.createElement('iframe'));
    Object.assign(window, { google: { accounts: { id: { initialize: jest.fn(), renderButton } } } });
    fireEvent.load(await googleScript());
    await act(() => jest.advanceTimersByTimeAsync(5_100));
    expect(container.querySelector('iframe')).toBeInTheDocument();
    jest.useRealTimers();
  });

  test('leaves the rest of the screen usable when the browser blocks the script', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(HTMLScriptElement.prototype, 'src', 'set').mockImplementation(() => {
      throw new TypeError('This document requires a trusted address');
    });
    open('/login', { googleClientId: 'client-1' });
    expect(await screen.findByText('Google is not responding. Please try again later.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Log In' })).toBeEnabled();
  });
});
