import type { Settings } from '@tanabana/shared/settings/settings';
import { color, space } from '@tanabana/shared/theme/tokens';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { login } from '../../service/login';
import { register } from '../../service/register';
import type { SignInMode } from '../../sign-in/signInMode';
import { OtherWays } from './OtherWays';
import { SignInForm } from './SignInForm';
import { useSignIn } from './useSignIn';

interface SignInPanelProps {
  readonly mode: SignInMode;
  readonly settings: Settings;
  /** Called just before a session by Google begins. */
  readonly onGoogle: () => void;
}

/** All ways to sign in, in one mode. Keyed by mode, so that a change of mode clears what was typed (§4). */
export function SignInPanel({ mode, settings, onGoogle }: SignInPanelProps) {
  const { search } = useLocation();
  const state = useSignIn(settings.apiBaseUrl);
  const [remember, setRemember] = useState(false);
  return (
    <>
      <SignInForm
        mode={mode}
        isBusy={state.isBusy}
        error={state.error}
        remember={remember}
        onRemember={setRemember}
        onProblem={state.showError}
        onSubmit={({ name, email, password }) => {
          void state.signIn(
            (send) =>
              mode === 'login' ? login(send, email, password) : register(send, name, email, password),
            remember,
          );
        }}
      />
      <Toggle>
        {mode === 'login' ? (
          <>
            New to {settings.brand}? <Link to={`/register${search}`}>Sign Up</Link>
          </>
        ) : (
          <>
            Already have an account? <Link to={`/login${search}`}>Log In</Link>
          </>
        )}
      </Toggle>
      <OtherWays clientId={settings.googleClientId} state={state} remember={remember} onGoogle={onGoogle} />
    </>
  );
}

const Toggle = styled.p`
  margin-top: ${space(2)};

  a {
    display: inline-block;
    padding: 4px 0;
    color: ${color.madder};
    font-weight: 600;
  }
`;
