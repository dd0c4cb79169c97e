import { addressListSchema } from '@tanabana/contract/remotes/addressList';
import { offerListSchema } from '@tanabana/contract/remotes/offerList';
import { feedSchema } from '@tanabana/contract/routes/feed';
import type { RemoteContract } from '@tanabana/contract/remotes/remoteContract';
import { storageOf } from '@tanabana/shop/stored/keptInBrowser';

export const shell: RemoteContract = {
  name: 'shell',
  title: 'The shop',
  owner: 'Shell team',
  routes: [{ path: '/about', page: 'about', links: [{ label: 'About Us', section: 'About us', rank: 3 }] }],
  fragments: [],
  linksTo: { '/catalogue': ['category'] },
  storage: storageOf('shell'),
  // `*` means every remote that publishes the record.
  uses: [
    { records: { '*/addresses': addressListSchema, '*/feed': feedSchema, '*/offers': offerListSchema } },
  ],
};
