import { useHydrated } from '@tanabana/ui/hooks/useHydrated';
import { Button } from '@tanabana/ui/kit/Button';
import { Small } from '@tanabana/ui/kit/Page';
import { QuietBoundary } from '@tanabana/ui/kit/QuietBoundary';
import { stack } from '@tanabana/ui/theme/layout';
import { space, color, size } from '@tanabana/ui/theme/tokens';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { demoLogin } from '../../service/signInCalls';
import { googleProfile, type GoogleProfile } from '../../sign-in/googleProfile';
import type { SignInState } from './useSignIn';

const GoogleButton = lazy(() => {
  trustGoogleScript();
  return import('./GoogleButton');
});

interface GoogleSignInProps {
  readonly clientId: string | undefined;
  readonly onCredential: (credential: string) => void;
  readonly onFailure: () => void;
}

/** Time after which a button that Google has not drawn counts as failed, in milliseconds. */
const DRAWING_TIMEOUT_MS = 5_000;

function GoogleSignIn({ clientId, onCredential, onFailure }: GoogleSignInProps) {
  const isHydrated = useHydrated();
  const [isUnreachable, setUnreachable] = useState(false);
  const giveUp = () => setUnreachable(true);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (frame.current && !frame.current.querySelector(':scope > div > *')) setUnreachable(true);
    }, DRAWING_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);
  if (clientId === undefined) return <DisabledButton reason="Not available yet" />;
  if (isUnreachable) return <DisabledButton reason="Google is not responding. Please try again later." />;
  return (
    <ButtonFrame ref={frame}>
      {isHydrated && (
        <QuietBoundary onError={giveUp}>
          <Suspense>
            <GoogleButton
              clientId={clientId}
              onCredential={onCredential}
              onFailure={onFailure}
              onUnreachable={giveUp}
            />
          </Suspense>
        </QuietBoundary>
      )}
    </ButtonFrame>
  );
}

function DisabledButton({ reason }: { readonly reason: string }) {
  return (
    <>
      <Button type="button" $look="quiet" disabled aria-describedby="google-missing">
        <GoogleLogo aria-hidden="true" viewBox="0 0 24 24">
          <path d="M20 12h-7.6M20 12a8 8 0 1 1-2.6-5.9" />
        </GoogleLogo>
        Sign in with Google
      </Button>
      <Small id="google-missing">{reason}</Small>
    </>
  );
}

const GOOGLE_SCRIPT = 'https://accounts.google.com/gsi/client';

/** Members of Trusted Types that TypeScript does not declare. */
interface TrustedTypesWindow {
  readonly trustedTypes?: {
    readonly defaultPolicy: object | null;
    readonly createPolicy: (
      name: string,
      rules: { readonly createScriptURL: (address: string) => string | null },
    ) => object;
  };
}

/**
 * Creates a default Trusted Types policy that allows only the address of Google's script. Google's library assigns that
 * address as a string, which browsers would block without the policy.
 * @throws {TypeError} if the page's content security policy forbids this policy
 * @internal
 */
export function trustGoogleScript(): void {
  const { trustedTypes } = window as TrustedTypesWindow;
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', {
    createScriptURL: (address) => (address === GOOGLE_SCRIPT ? address : null),
  });
}

interface SignInOptionsProps {
  readonly clientId: string | undefined;
  readonly hasDemo: boolean;
  readonly state: SignInState;
  readonly remember: boolean;
  readonly onGoogle: (credential: string, profile: GoogleProfile) => void;
}

export function SignInOptions({ clientId, hasDemo, state, remember, onGoogle }: SignInOptionsProps) {
  const { isBusy, signIn, showError } = state;

  const google = (
    <GoogleSignIn
      clientId={clientId}
      onCredential={(credential) => {
        const profile = googleProfile(credential);
        if (profile) onGoogle(credential, profile);
        else showError('Failed to process Google authentication data');
      }}
      onFailure={() => showError('Google login failed')}
    />
  );
  return (
    <Options>
      <Divider>or</Divider>
      {clientId !== undefined && google}
      {hasDemo && (
        <>
          <Button
            type="button"
            $look="quiet"
            disabled={isBusy}
            onClick={() => void signIn(demoLogin, remember)}
          >
            Demo Login
          </Button>
          <Small>Look around in a shared demo account with sample orders. No password needed.</Small>
        </>
      )}
      {clientId === undefined && google}
    </Options>
  );
}

// Reserves the height of Google's button while it loads.
const ButtonFrame = styled.div`
  min-height: ${space(5.5)};
`;

const GoogleLogo = styled.svg`
  width: 20px;
  fill: none;
  stroke: currentcolor;
  stroke-width: 3;
`;

const Options = styled.div`
  ${stack(2)}
  margin-top: ${space(3)};
`;

const Divider = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  color: ${color.muted};
  font-size: ${size.small};

  &::before,
  &::after {
    content: '';
    flex: 1;
    border-top: 1px solid ${color.line};
  }
`;
