import { Button } from '@tanabana/runtime/kit/Button';
import { Small } from '@tanabana/runtime/kit/Page';
import { stack } from '@tanabana/runtime/theme/layout';
import { color, size, space } from '@tanabana/runtime/theme/tokens';
import { styled } from 'styled-components';
import { demoLogin } from '../../service/signInCalls';
import { googleProfile, type GoogleProfile } from '../../sign-in/googleProfile';
import { GoogleSignIn } from './GoogleSignIn';
import type { SignInState } from './useSignIn';

interface SignInOptionsProps {
  readonly clientId: string | undefined;
  readonly state: SignInState;
  readonly remember: boolean;
  readonly onGoogle: (credential: string, profile: GoogleProfile) => void;
}

export function SignInOptions({ clientId, state, remember, onGoogle }: SignInOptionsProps) {
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
      <Button type="button" $look="quiet" disabled={isBusy} onClick={() => void signIn(demoLogin, remember)}>
        Demo Login
      </Button>
      <Small>Look around in a shared demo account with sample orders. No password needed.</Small>
      {clientId === undefined && google}
    </Options>
  );
}

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
