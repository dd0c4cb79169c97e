import { useHydrated } from '@tanabana/runtime/hooks/useHydrated';
import { Button } from '@tanabana/runtime/kit/Button';
import { Small } from '@tanabana/runtime/kit/Page';
import { QuietBoundary } from '@tanabana/runtime/kit/QuietBoundary';
import { space } from '@tanabana/runtime/theme/tokens';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { trustGoogleScript } from '../../sign-in/trustGoogleScript';

const GoogleButton = lazy(() => {
  trustGoogleScript();
  return import('./GoogleButton');
});

interface GoogleSignInProps {
  readonly clientId: string | undefined;
  readonly onCredential: (credential: string) => void;
  readonly onFailure: () => void;
}

/** Google's own button, or a disabled button with the reason. */
export function GoogleSignIn({ clientId, onCredential, onFailure }: GoogleSignInProps) {
  const isHydrated = useHydrated();
  const [isUnreachable, setUnreachable] = useState(false);
  const giveUp = () => setUnreachable(true);
  if (clientId === undefined) return <DisabledButton reason="Not available yet" />;
  if (isUnreachable) return <DisabledButton reason="Google is not responding. Please try again later." />;
  return (
    <ButtonFrame>
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

// Height of Google's button, so that nothing moves when it loads.
const ButtonFrame = styled.div`
  min-height: ${space(5.5)};
`;

const GoogleLogo = styled.svg`
  width: 20px;
  fill: none;
  stroke: currentcolor;
  stroke-width: 3;
`;
