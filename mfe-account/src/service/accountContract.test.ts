import {
  accountContract,
  ASHA,
  ASHA_GOOGLE_CREDENTIAL,
  ASHA_ON_GOOGLE,
  GOOGLE_CREDENTIAL,
  MEERA,
  ORDER_STATUSES,
  VIKRAM,
  type AccountCallName,
} from '@tanabana/contract/remotes/accountContract.testing';
import { sessionStore } from '@tanabana/shop/session/sessionStore';
import { tokenOf } from '@tanabana/shop/session/tokenOf.testing';
import { fakeAccountService, refusal } from '../testing/fakeAccountService';
import { accountService, type Send } from './accountService';
import { demoLogin, googleLogin, login, register } from './signInCalls';
import { fetchOrders } from '../orders/orders';
import { fetchProfile, signOutEverywhere, updateProfile } from './profileCalls';

const token = tokenOf({ id: 'u1', exp: 9e9 });
const { answer: session } = accountContract.login;
const profile = { name: ASHA.name, email: ASHA.email, emailVerified: false };
const signedIn = { success: true, token: session.token, profile };

/**
 * Requests that this remote sends, each with its expected result. The keys are the names of the requests in the
 * contract.
 */
const OURS: Record<AccountCallName, readonly [(send: Send) => Promise<unknown>, unknown]> = {
  login: [(send) => login(send, ASHA.email, ASHA.password), signedIn],
  'login with a wrong password': [
    (send) => login(send, ASHA.email, 'not-this-one'),
    { success: false, message: 'Email or password is incorrect' },
  ],
  register: [(send) => register(send, VIKRAM.name, VIKRAM.email, VIKRAM.password), signedIn],
  'register an address that is taken': [
    (send) => register(send, ASHA.name, ASHA.email, ASHA.password),
    { success: false, message: 'An account with this email already exists' },
  ],
  'register with a common password': [
    (send) => register(send, VIKRAM.name, VIKRAM.email, 'password'),
    { success: false, ...accountContract['register with a common password'].answer },
  ],
  'google login': [
    (send) => googleLogin(send, GOOGLE_CREDENTIAL, MEERA),
    { ...signedIn, profile: { ...MEERA, ...profile } },
  ],
  'google login to an account with a password': [
    (send) => googleLogin(send, ASHA_GOOGLE_CREDENTIAL, ASHA_ON_GOOGLE),
    {
      success: false,
      message: accountContract['google login to an account with a password'].answer.message,
      passwordRequired: true,
    },
  ],
  'google login to an account with its password': [
    (send) => googleLogin(send, ASHA_GOOGLE_CREDENTIAL, ASHA_ON_GOOGLE, ASHA.password),
    { ...signedIn, profile: { ...ASHA_ON_GOOGLE, ...profile } },
  ],
  'demo login': [demoLogin, signedIn],
  'fetch the profile': [(send) => fetchProfile(send, token), { profile }],
  'fetch the profile when the session is over': [
    (send) => fetchProfile(send, token),
    { message: 'Failed to fetch profile', isTokenRefused: true },
  ],
  'change the name': [
    (send) => updateProfile(send, token, 'Asha Rao'),
    { profile: { ...profile, name: 'Asha Rao' } },
  ],
  "change the demo account's name": [
    (send) => updateProfile(send, token, 'Asha Rao'),
    { message: 'Failed to update profile. The demo account is shared and cannot be changed' },
  ],
  'fetch the orders': [fetchOrders, accountContract['fetch the orders'].answer.orders],
  'sign out everywhere': [signOutEverywhere, undefined],
  'sign out everywhere from the demo account': [
    signOutEverywhere,
    'Failed to sign out everywhere. The demo account is shared, so you cannot sign others out',
  ],
};

const CALLS = Object.entries(accountContract).map(([name, call]) => ({
  name,
  call,
  ours: OURS[name as AccountCallName],
}));

beforeEach(() => localStorage.clear());

test.each(CALLS)(
  '$name: the request matches the contract, and the response is parsed',
  async ({ call, ours }) => {
    const { caller, method, path, status, answer } = call;
    const body = 'body' in call ? call.body : undefined;
    const calls = fakeAccountService({
      [`${method} /api${path}`]: () => (status < 300 ? answer : refusal(status, answer)),
    });
    if (caller !== 'nobody') sessionStore.signIn(token, {}, true);
    const [make, understood] = ours;
    expect(await make(accountService('/api', new AbortController().signal))).toEqual(understood);
    expect(calls.map(({ method: sent, url, data }): unknown[] => [sent, url, data])).toEqual([
      [method, `/api${path}`, body],
    ]);
    expect(calls[0]?.headers).toEqual(caller === 'nobody' ? {} : { Authorization: `Bearer ${token}` });
  },
);

test('an order is parsed in every status', async () => {
  const orders = await fetchOrders(() => Promise.resolve(accountContract['fetch the orders'].answer));
  expect(orders.map(({ status }) => status)).toEqual(ORDER_STATUSES);
});
