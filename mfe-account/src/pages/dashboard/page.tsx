import { definePage, type PageProps } from '@tanabana/runtime/contracts/page';
import { Page, PageTitle } from '@tanabana/runtime/kit/Page';
import { sessionStore } from '@tanabana/runtime/session/sessionStore';
import { useSession } from '@tanabana/runtime/session/useSession';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { fetchClient } from '../../service/accountService';
import { remembering } from '../../sign-in/rememberedPage';
import { Account } from './Account';
import { fetchProfileDialogs } from './WelcomeBox';

/** Account page for signed-in visitors. Redirects others to /login, which returns them here (§2.1). */
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
    // A visitor who logs out is sent home (§2.13), not to the sign-in screen.
    isLoggingOut.current = true;
    sessionStore.signOut();
    void navigate('/');
  };

  if (user) return <Account key={user.id} user={user} request={request} onLogOut={logOut} />;
  return (
    <Page>
      <PageTitle>My Account</PageTitle>
      <p role="status">Loading...</p>
      <noscript>
        <p>Your account needs JavaScript, which is switched off in this browser.</p>
      </noscript>
    </Page>
  );
}

export default definePage({
  Component: DashboardPage,
  readAhead: () => Promise.all([fetchClient(), fetchProfileDialogs()]),
  meta: ({ settings: { brand } }) => ({
    title: `My Account | ${brand}`,
    description: `Your orders and addresses at ${brand}.`,
  }),
});
