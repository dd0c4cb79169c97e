import type { RemoteContract } from '@tanabana/runtime/contracts/remoteContract';

/** What the account team answers for. */
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
