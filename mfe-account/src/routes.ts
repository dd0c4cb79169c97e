import type { RemoteContract } from '@tanabana/runtime/contracts/remoteContract';

/** Routes and exposes of the account remote. */
export const account: RemoteContract = {
  name: 'account',
  owner: 'Account team',
  routes: [
    { path: '/login', page: 'sign-in', query: ['from'] },
    { path: '/register', page: 'sign-in', query: ['from'] },
    { path: '/login/success', page: 'sign-in', query: ['from'] },
    { path: '/dashboard', page: 'dashboard', query: ['tab'], waiting: 'Loading...' },
  ],
  fragments: [],
};
