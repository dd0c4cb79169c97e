import type { RemoteContract } from '@tanabana/contract/remotes/remoteContract';
import { cart } from './pulled/cart';
import { catalogue } from './pulled/catalogue';

const SIGN_IN = { page: 'sign-in', query: ['from'], isPersonal: true, hidesContact: true };

export const account: RemoteContract = {
  name: 'account',
  title: 'Your account',
  owner: 'Account team',
  routes: [
    { ...SIGN_IN, path: '/login', links: [{ label: 'Log In', section: 'Your account' }] },
    { ...SIGN_IN, path: '/register', links: [{ label: 'Register', section: 'Your account' }] },
    // Checks skip the next two routes, because without a session both lead to the sign-in screen.
    { ...SIGN_IN, path: '/login/success', samples: [] },
    {
      path: '/dashboard',
      page: 'dashboard',
      query: ['tab'],
      records: ['catalogue/products'],
      fragments: ['cart/PreparedEnquiries'],
      waiting: 'Loading...',
      isPersonal: true,
      hidesContact: true,
      links: [{ label: 'Account', section: 'Your account' }],
      samples: [],
    },
  ],
  fragments: [],
  linksTo: { '/contact': ['about', 'subject'] },
  uses: [cart, catalogue],
};
