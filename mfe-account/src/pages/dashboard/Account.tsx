import type { PageRequest } from '@tanabana/runtime/contracts/page';
import { useSearchParam } from '@tanabana/runtime/hooks/useSearchParam';
import { Badge } from '@tanabana/runtime/kit/Badge';
import { Breadcrumb } from '@tanabana/runtime/kit/Breadcrumb';
import { Page, PageTitle } from '@tanabana/runtime/kit/Page';
import { displayName, type User } from '@tanabana/runtime/session/session';
import { useEffect, useState } from 'react';
import { newAddressBook } from '../../addresses/addressBook';
import { fetchOrders, type Order } from '../../orders/orders';
import { accountService } from '../../service/accountService';
import { AddressesPanel } from './AddressesPanel';
import { OrdersPanel } from './OrdersPanel';
import { Tabs } from './Tabs';
import { WelcomeBox } from './WelcomeBox';

interface AccountProps {
  readonly user: User;
  readonly request: PageRequest;
  readonly onLogOut: () => void;
}

/** Page of a signed-in user: profile, orders and addresses (§2.13). */
export function Account({ user, request, onLogOut }: AccountProps) {
  const { apiBaseUrl } = request.settings;
  const [tab, selectTab] = useSearchParam('tab');
  const orders = useOrders(apiBaseUrl);
  const name = displayName(user);
  const [addresses, setAddresses] = useState(() => newAddressBook(name));
  const selected = tab === 'addresses' ? 'addresses' : 'orders';
  return (
    <Page>
      <Breadcrumb
        trail={[{ label: 'Home', to: '/' }, { label: selected === 'addresses' ? 'Addresses' : 'Account' }]}
      />
      <PageTitle>My Account</PageTitle>
      <WelcomeBox user={user} apiBaseUrl={apiBaseUrl} onLogOut={onLogOut} />
      <Tabs
        label="Your account"
        selected={selected}
        onSelect={(id) => selectTab(id === 'addresses' ? id : '')}
        tabs={[
          {
            id: 'orders',
            label: (
              <>
                <span>Orders </span>
                {orders && <Badge $tone="quiet">{orders.length}</Badge>}
              </>
            ),
            content: <OrdersPanel orders={orders} request={request} />,
          },
          {
            id: 'addresses',
            label: 'Addresses',
            content: <AddressesPanel addresses={addresses} onChange={setAddresses} userName={name} />,
          },
        ]}
      />
    </Page>
  );
}

function useOrders(apiBaseUrl: string): readonly Order[] | undefined {
  const [orders, setOrders] = useState<readonly Order[]>();
  useEffect(() => {
    const leaving = new AbortController();
    void fetchOrders(accountService(apiBaseUrl, leaving.signal)).then((answer) => {
      if (!leaving.signal.aborted) setOrders(answer);
    });
    return () => leaving.abort();
  }, [apiBaseUrl]);
  return orders;
}
