/**
 * Sender of a request to the account service: a visitor without a session, Asha, the demo account, or a visitor with an
 * expired session.
 */
type Caller = 'nobody' | 'asha' | 'demo' | 'expired';

/** A request that the account remote sends, with a response that the remote must accept. */
interface AccountCall {
  readonly caller: Caller;
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly body?: object;
  readonly status: number;
  /** Example of the body. Fields and types must match, and the message of an error, because shoppers read it. */
  readonly answer: object;
}

/** A user with an account. */
export const ASHA = {
  name: 'Asha Verma',
  email: 'asha@shop.example',
  password: 'indigo-and-madder',
} as const;

/** A user who has no account yet. */
export const VIKRAM = {
  name: 'Vikram Rao',
  email: 'vikram@shop.example',
  password: 'lac-and-turmeric',
} as const;

/** Credential that Google's sign-in button passes to the page when Meera signs in. */
export const GOOGLE_CREDENTIAL = 'google-credential';

/** Credential that Google's sign-in button passes to the page when Asha, whose account has a password, signs in. */
export const ASHA_GOOGLE_CREDENTIAL = 'asha-google-credential';

export const ASHA_ON_GOOGLE = {
  googleId: 'google-2',
  userName: ASHA.name,
  email: ASHA.email,
  emailVerified: true,
} as const;

export const MEERA = {
  googleId: 'google-1',
  userName: 'Meera Nair',
  email: 'meera@shop.example',
  emailVerified: true,
} as const;

const encoded = (part: object) => btoa(JSON.stringify(part)).replace(/=+$/, '');
const user = { id: 'u1', name: ASHA.name, email: ASHA.email, emailVerified: false };
const session = { token: `${encoded({ alg: 'HS256' })}.${encoded({ id: 'u1', exp: 9e9 })}.signature`, user };

const orderWith = (status: string) => ({
  id: `TB-${status}`,
  placedAt: '2026-03-06T09:30:00.000Z',
  status,
  items: [{ productId: 30_004, name: 'Engraved Brass Urli', quantity: 25, unitPrice: 1950 }],
  total: 48_750,
});

export const ORDER_STATUSES = ['placed', 'confirmed', 'dispatched', 'delivered', 'cancelled'];

/**
 * Requests of the account remote to the account service: the requests of §7, and the request to sign out everywhere.
 * The remote must send these requests and accept the answers. The service must return the answers. Tests compare the
 * remote and the service with this list.
 */
export const accountContract = {
  login: {
    caller: 'nobody',
    method: 'POST',
    path: '/auth/login',
    body: { email: ASHA.email, password: ASHA.password },
    status: 200,
    answer: session,
  },
  'login with a wrong password': {
    caller: 'nobody',
    method: 'POST',
    path: '/auth/login',
    body: { email: ASHA.email, password: 'not-this-one' },
    status: 401,
    answer: { message: 'Email or password is incorrect' },
  },
  register: {
    caller: 'nobody',
    method: 'POST',
    path: '/auth/register',
    body: VIKRAM,
    status: 201,
    answer: session,
  },
  'register an address that is taken': {
    caller: 'nobody',
    method: 'POST',
    path: '/auth/register',
    body: ASHA,
    status: 409,
    answer: { message: 'An account with this email already exists' },
  },
  'register with a common password': {
    caller: 'nobody',
    method: 'POST',
    path: '/auth/register',
    body: { ...VIKRAM, password: 'password' },
    status: 400,
    answer: {
      message: 'This password is very common, so it is easy to guess. Please choose another.',
      field: 'password',
    },
  },
  'google login': {
    caller: 'nobody',
    method: 'POST',
    path: '/auth/google',
    body: { token: GOOGLE_CREDENTIAL, userProfile: MEERA },
    status: 200,
    answer: { ...session, user: { ...user, googleId: MEERA.googleId } },
  },
  'google login to an account with a password': {
    caller: 'nobody',
    method: 'POST',
    path: '/auth/google',
    body: { token: ASHA_GOOGLE_CREDENTIAL, userProfile: ASHA_ON_GOOGLE },
    status: 409,
    answer: {
      message:
        'An account with this email already exists. Enter its password once to connect it with Google.',
      passwordRequired: true,
    },
  },
  'google login to an account with its password': {
    caller: 'nobody',
    method: 'POST',
    path: '/auth/google',
    body: { token: ASHA_GOOGLE_CREDENTIAL, userProfile: ASHA_ON_GOOGLE, password: ASHA.password },
    status: 200,
    answer: { ...session, user: { ...user, googleId: ASHA_ON_GOOGLE.googleId } },
  },
  'demo login': {
    caller: 'nobody',
    method: 'POST',
    path: '/auth/demo-login',
    status: 200,
    answer: session,
  },
  'fetch the profile': { caller: 'asha', method: 'GET', path: '/users/me', status: 200, answer: user },
  'fetch the profile when the session is over': {
    caller: 'expired',
    method: 'GET',
    path: '/users/me',
    status: 401,
    answer: { message: 'Your session has ended. Please log in again.' },
  },
  'change the name': {
    caller: 'asha',
    method: 'PUT',
    path: '/users/me',
    body: { name: 'Asha Rao' },
    status: 200,
    answer: { ...user, name: 'Asha Rao' },
  },
  "change the demo account's name": {
    caller: 'demo',
    method: 'PUT',
    path: '/users/me',
    body: { name: 'Asha Rao' },
    status: 403,
    answer: { message: 'The demo account is shared and cannot be changed' },
  },
  'fetch the orders': {
    caller: 'demo',
    method: 'GET',
    path: '/orders/my',
    status: 200,
    answer: { orders: ORDER_STATUSES.map(orderWith) },
  },
  // This request must be the last one of Asha, because it invalidates her token.
  'sign out everywhere': {
    caller: 'asha',
    method: 'POST',
    path: '/auth/signout-everywhere',
    status: 204,
    answer: {},
  },
  'sign out everywhere from the demo account': {
    caller: 'demo',
    method: 'POST',
    path: '/auth/signout-everywhere',
    status: 403,
    answer: { message: 'The demo account is shared, so you cannot sign others out' },
  },
} as const satisfies Record<string, AccountCall>;

export type AccountCallName = keyof typeof accountContract;
