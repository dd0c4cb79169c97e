import { addressListSchema } from '@tanabana/runtime/contracts/addressList';
import { feedSchema } from '@tanabana/runtime/contracts/feed';
import type { RemoteContract } from '@tanabana/runtime/contracts/remoteContract';

export const shell: RemoteContract = {
  name: 'shell',
  title: 'The shop',
  owner: 'Shell team',
  routes: [{ path: '/about', page: 'about', links: [{ label: 'About Us', section: 'About us', rank: 3 }] }],
  fragments: [],
  linksTo: { '/catalogue': ['category'] },
  // The first four keys are those of the specification (§9), which `shared/runtime` reads and writes. The last three are
  // cookies of the server.
  storage: [
    ...['tanabana_cart', 'wishlist', 'token', 'userProfile'],
    ...['sessionIdleEnd', 'sessionClockLead', 'pageViewed', 'offlineSeenBy'],
    ...['tanabana_visitor', 'tanabana_preview', 'tanabana_canary'],
  ],
  // `*` means every remote that publishes the record.
  uses: [{ records: { '*/addresses': addressListSchema, '*/feed': feedSchema } }],
};
