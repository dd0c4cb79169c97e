import type { RemoteContract } from '@tanabana/runtime/contracts/remoteContract';
import { catalogue } from './contracts/catalogue';

export const account: RemoteContract = {
  name: 'account',
  title: 'Your account',
  owner: 'Account team',
  routes: [
    {
      path: '/login',
      page: 'sign-in',
      query: ['from'],
      isPersonal: true,
      links: [{ label: 'Log In', section: 'Your account' }],
    },
    {
      path: '/register',
      page: 'sign-in',
      query: ['from'],
      isPersonal: true,
      links: [{ label: 'Register', section: 'Your account' }],
    },
    // Without a session, the next two lead to /login.
    { path: '/login/success', page: 'sign-in', query: ['from'], isPersonal: true, samples: [] },
    {
      path: '/dashboard',
      page: 'dashboard',
      query: ['tab'],
      records: ['catalogue/prices'],
      waiting: 'Loading...',
      isPersonal: true,
      links: [{ label: 'Account', section: 'Your account' }],
      samples: [],
    },
  ],
  fragments: [],
  uses: [catalogue],
};
