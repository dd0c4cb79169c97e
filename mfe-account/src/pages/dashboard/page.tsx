import { definePage, Fragment, type PageProps, type PageRequest } from '@tanabana/contract/pages/page';
import { useLoaded } from '@tanabana/ui/hooks/useLoaded';
import { useSearchParam } from '@tanabana/ui/hooks/useSearchParam';
import { Badge } from '@tanabana/ui/kit/Badge';
import { Breadcrumb } from '@tanabana/ui/kit/Breadcrumb';
import { Page, PageTitle } from '@tanabana/ui/kit/Page';
import { displayName, type User } from '@tanabana/shop/session/session';
import { sessionStore } from '@tanabana/shop/session/sessionStore';
import { useSession } from '@tanabana/shop/session/useSession';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { newAddressBook } from '../../addresses/addressBook';
import { fetchOrders } from '../../orders/orders';
import { fetchClient, accountService } from '../../service/accountService';
import { serviceRefusal } from '../../service/serviceRefusal';
import { remembering } from '../../sign-in/rememberedPage';
import { AddressesPanel } from './AddressesPanel';
import { fetchReordering } from './OrderAgain';
import { OrdersPanel } from './OrdersPanel';
import { Tabs } from './Tabs';
import { fetchProfileDialogs, WelcomeBox } from './WelcomeBox';

/** Redirects visitors without a session to /login, which leads back to this page (§2.1). */
function DashboardPage({ request }: PageProps) {
  const { user, loading } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isLoggingOut = useRef(false);

  useEffect(() => {
    if (loading || user || isLoggingOut.current) return;
    void navigate(`/login${remembering(pathname + search)}`, { replace: true });
  }, [loading, user, pathname, search, navigate]);

  const logOut = () => {
    // Prevents the redirect to the sign-in screen, because logging out leads to the home page (§2.13).
    isLoggingOut.current = true;
    sessionStore.signOut();
    void navigate('/');
  };

  if (user) return <Account key={user.id} user={user} request={request} onLogOut={logOut} />;
  return (
    <TallPage>
      <PageTitle>My Account</PageTitle>
      <p role="status">Loading...</p>
      <noscript>
        <p>Your account needs JavaScript, which is switched off in this browser.</p>
      </noscript>
    </TallPage>
  );
}

/** Fetches the user's orders. If the service refuses the token, ends the session, which leads to the sign-in screen. */
async function ownOrders(apiBaseUrl: string, signal: AbortSignal) {
  const token = sessionStore.token();
  try {
    return await fetchOrders(accountService(apiBaseUrl, signal));
  } catch (error) {
    if (serviceRefusal(error).status === 401 && sessionStore.token() === token) sessionStore.signOut();
    throw error;
  }
}

/** Tabs besides the first, which has no query parameter. */
const TABS = ['enquiries', 'addresses'] as const;

interface AccountProps {
  readonly user: User;
  readonly request: PageRequest;
  readonly onLogOut: () => void;
}

function Account({ user, request, onLogOut }: AccountProps) {
  const { apiBaseUrl } = request.settings;
  const [tab, selectTab] = useSearchParam('tab');
  const { value, error, retry } = useLoaded(apiBaseUrl, (signal) => ownOrders(apiBaseUrl, signal));
  const hasFailed = error !== undefined;
  // Orders that cannot be loaded count as an empty list (§8).
  const orders = value ?? (hasFailed ? [] : undefined);
  const name = displayName(user);
  const [addresses, setAddresses] = useState(() => newAddressBook(name));
  const selected = TABS.find((id) => id === tab) ?? 'orders';
  return (
    <TallPage>
      <Breadcrumb
        trail={[{ label: 'Home', to: '/' }, { label: selected === 'addresses' ? 'Addresses' : 'Account' }]}
      />
      <PageTitle>My Account</PageTitle>
      <WelcomeBox user={user} apiBaseUrl={apiBaseUrl} onLogOut={onLogOut} />
      <Tabs
        label="Your account"
        selected={selected}
        onSelect={(id) => selectTab(id === 'orders' ? '' : id)}
        tabs={[
          {
            id: 'orders',
            label: (
              <>
                <span>Orders </span>
                {orders && <Badge $tone="quiet">{orders.length}</Badge>}
              </>
            ),
            content: <OrdersPanel orders={orders} request={request} retry={hasFailed ? retry : undefined} />,
          },
          {
            id: 'enquiries',
            label: 'Enquiries',
            content: (
              <Fragment
                name="cart/PreparedEnquiries"
                fallback={<Link to="/enquiry#my-enquiries">Enquiries prepared in this browser</Link>}
              />
            ),
          },
          {
            id: 'addresses',
            label: 'Addresses',
            content: <AddressesPanel addresses={addresses} onChange={setAddresses} userName={name} />,
          },
        ]}
      />
    </TallPage>
  );
}

/* Keeps the footer below the first screen while session and orders are loading. */
const TallPage = styled(Page)`
  min-height: 100vh;
`;

export default definePage({
  Component: DashboardPage,
  readAhead: () => Promise.all([fetchClient(), fetchProfileDialogs(), fetchReordering()]),
  meta: ({ settings: { brand } }) => ({
    title: `My Account | ${brand}`,
    description: `Your orders, enquiries and addresses at ${brand}.`,
  }),
});
