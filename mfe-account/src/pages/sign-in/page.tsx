import { definePage, type PageProps } from '@tanabana/contract/pages/page';
import { LiveMessage } from '@tanabana/ui/kit/LiveMessage';
import { Page, PageTitle } from '@tanabana/ui/kit/Page';
import { displayName } from '@tanabana/shop/session/session';
import { useSession } from '@tanabana/shop/session/useSession';
import { grid } from '@tanabana/ui/theme/layout';
import { space, wide } from '@tanabana/ui/theme/tokens';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import cloth from '../../../pictures/drawings/half-woven-cloth.svg';
import { fetchClient } from '../../service/accountService';
import { signInMode } from '../../sign-in/checkSignIn';
import { rememberedPage } from '../../sign-in/rememberedPage';
import { SignInPanel } from './SignInPanel';

/** Screen at /login, /register and /login/success (§2.12). */
function SignInPage({ request: { pathname, settings } }: PageProps) {
  const mode = signInMode(pathname);
  const [search] = useSearchParams();
  const destination = rememberedPage(search.get('from'));
  const [isGoogleConfirmed, setGoogleConfirmed] = useState(false);
  const { user } = useSession();
  const isConfirming = user !== null && (isGoogleConfirmed || pathname.startsWith('/login/success'));
  useRedirectAfterSignIn(destination, isConfirming);
  return (
    <Page>
      <Columns>
        <div>
          <PageTitle>{mode === 'register' ? 'Register Here' : 'Welcome Back'}</PageTitle>
          <LiveMessage>
            {isConfirming && (
              <>
                <span>{`You are signed in as ${displayName(user)}. `}</span>
                <Link to={destination}>Continue</Link>
              </>
            )}
          </LiveMessage>
          {!isConfirming && (
            // A new key remounts the panel, so that the fields are empty after a change of mode (§4).
            <SignInPanel
              key={mode}
              mode={mode}
              settings={settings}
              onGoogle={() => setGoogleConfirmed(true)}
            />
          )}
        </div>
        <Cloth src={cloth} alt="" width={144} height={176} loading="lazy" />
      </Columns>
    </Page>
  );
}

const Columns = styled.div`
  ${grid({ gap: 6 })}

  ${wide.tablet} {
    grid-template-columns: minmax(0, 400px) minmax(0, 1fr);
  }

  ${wide.desktop} {
    grid-template-columns: minmax(0, 440px) minmax(0, 1fr);
    gap: ${space(12)};
  }
`;

const Cloth = styled.img`
  display: none;

  ${wide.tablet} {
    display: block;
    width: 100%;
    height: 100%;
    min-height: ${space(80)};
    max-height: ${space(110)};
    background: #1d2236;
    object-fit: cover;
    object-position: bottom;
  }
`;

const CONFIRMATION_DURATION_MS = 2000;

/**
 * Redirects a visitor who is signed in, or who signs in on this page or in another tab. If a confirmation is displayed,
 * redirects after 2 s (§9).
 */
function useRedirectAfterSignIn(destination: string, isConfirmed: boolean): void {
  const { isAuthenticated } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    if (!isAuthenticated) return;
    const timer = setTimeout(
      () => void navigate(destination, { replace: true }),
      isConfirmed ? CONFIRMATION_DURATION_MS : 0,
    );
    return () => clearTimeout(timer);
  }, [isAuthenticated, isConfirmed, destination, navigate]);
}

export default definePage({
  Component: SignInPage,
  readAhead: fetchClient,
  meta: ({ pathname, settings: { brand } }) =>
    signInMode(pathname) === 'register'
      ? {
          title: `Register | ${brand}`,
          description: `Create an account with ${brand} to follow your orders.`,
        }
      : {
          title: `Log In | ${brand}`,
          description: `Log in to ${brand} to see your orders.`,
        },
});
