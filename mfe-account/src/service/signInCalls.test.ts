import { tokenOf } from '@tanabana/shop/session/tokenOf.testing';
import { refusal } from '../testing/fakeAccountService';
import type { Send } from './accountService';
import { demoLogin, googleLogin, login, register } from './signInCalls';

const google = { googleId: 'g1', userName: 'Asha', email: 'asha@shop.example', emailVerified: true };
const token = tokenOf({ id: 'u1', exp: 9e9 });

const ways = [
  {
    name: 'login',
    call: (send: Send) => login(send, 'asha@shop.example', 'secret-1'),
    sent: ['POST', '/auth/login', { email: 'asha@shop.example', password: 'secret-1' }],
    failed: 'Login failed',
    missingToken: 'Login failed: missing token in response',
  },
  {
    name: 'register',
    call: (send: Send) => register(send, 'Asha', 'asha@shop.example', 'secret-1'),
    sent: ['POST', '/auth/register', { name: 'Asha', email: 'asha@shop.example', password: 'secret-1' }],
    failed: 'Registration failed',
    missingToken: 'Registration failed: missing token in response',
  },
  {
    name: 'googleLogin',
    call: (send: Send) => googleLogin(send, 'credential', google),
    sent: ['POST', '/auth/google', { token: 'credential', userProfile: google }],
    failed: 'Google login failed',
    missingToken: 'Google login failed',
  },
  {
    name: 'demoLogin',
    call: (send: Send) => demoLogin(send),
    sent: ['POST', '/auth/demo-login'],
    failed: 'Demo login failed',
    missingToken: 'Demo login failed',
  },
];

describe.each(ways)('$name (§7, §8)', ({ call, sent, failed, missingToken }) => {
  test('sends the request of §7 and returns the session', async () => {
    const send = jest.fn<Promise<unknown>, Parameters<Send>>();
    send.mockResolvedValue({ token, user: { name: 'Asha Rao', isAdmin: true } });
    const result = await call(send);
    expect(send.mock.calls).toEqual([sent]);
    expect(result).toMatchObject({ success: true, token, profile: { name: 'Asha Rao' } });
    expect(result).not.toHaveProperty('profile.isAdmin');
  });

  test('accepts accessToken, and a response without a user', async () => {
    expect(await call(() => Promise.resolve({ accessToken: token }))).toMatchObject({ success: true, token });
  });

  test.each([undefined, null, 'text', {}, { token: '' }, { token: 7 }, { user: {} }])(
    'fails without a token: %j',
    async (answer) => {
      expect(await call(() => Promise.resolve(answer))).toEqual({ success: false, message: missingToken });
    },
  );

  test('fails with a token that cannot be decoded', async () => {
    expect(await call(() => Promise.resolve({ token: 'abc' }))).toEqual({ success: false, message: failed });
  });

  test("returns the service's message when there is one", async () => {
    const answer = () => Promise.reject(refusal(401, { message: 'Email or password is incorrect' }));
    expect(await call(answer)).toEqual({ success: false, message: 'Email or password is incorrect' });
  });

  test('returns its own message otherwise', async () => {
    expect(await call(() => Promise.reject(refusal(502, '<html>')))).toEqual({
      success: false,
      message: failed,
    });
    expect(await call(() => Promise.reject(new Error('offline')))).toEqual({
      success: false,
      message: failed,
    });
  });
});

test("googleLogin adds only those fields of Google's profile that the service omits", async () => {
  const answer = { token, user: { email: 'rao@shop.example' } };
  expect(await googleLogin(() => Promise.resolve(answer), 'credential', google)).toMatchObject({
    profile: { googleId: 'g1', userName: 'Asha', email: 'rao@shop.example' },
  });
});

test('googleLogin sends the password of the account to connect with Google, when there is one', async () => {
  const send = jest.fn<Promise<unknown>, Parameters<Send>>().mockResolvedValue({ token });
  await googleLogin(send, 'credential', google, 'secret-1');
  expect(send.mock.calls).toEqual([
    ['POST', '/auth/google', { token: 'credential', userProfile: google, password: 'secret-1' }],
  ]);
});

test('googleLogin reports that Google sign-in needs a password', async () => {
  const answer = refusal(409, { message: 'Enter its password once', passwordRequired: true });
  expect(await googleLogin(() => Promise.reject(answer), 'credential', google)).toEqual({
    success: false,
    message: 'Enter its password once',
    passwordRequired: true,
  });
});
