import type { RemoteContract } from '@tanabana/runtime/contracts/remoteContract';

/** Routes and exposes of the account remote. */
export const account: RemoteContract = {
  name: 'account',
  owner: 'Account team',
  routes: [
    { path: '/login', page: 'sign-in' },
    { path: '/register', page: 'sign-in' },
    { path: '/login/success', page: 'sign-in' },
    { path: '/dashboard', page: 'dashboard', waiting: 'Loading...' },
  ],
  fragments: [],
};
