import type { Settings } from '@tanabana/contract/settings/settings';
import { color, space } from '@tanabana/ui/theme/tokens';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { Button } from '@tanabana/ui/kit/Button';
import { Small } from '@tanabana/ui/kit/Page';
import { mailLink } from '@tanabana/shop/mail/mailLink';
import { googleLogin, login, register } from '../../service/signInCalls';
import type { SignInMode } from '../../sign-in/checkSignIn';
import type { GoogleProfile } from '../../sign-in/googleProfile';
import { remembering } from '../../sign-in/rememberedPage';
import { SignInForm } from './SignInForm';
import { SignInOptions } from './SignInOptions';
import { useSignIn, type SignInState } from './useSignIn';
import { BusyButton } from '../../components/BusyButton';
import { AccountForm, PasswordField } from './AccountForm';

/** §7 has no call for a forgotten password. */
const FORGOTTEN = {
  subject: 'Forgotten password',
  body: 'I have forgotten the password of the account with this email address. Please send me a new one.',
};

interface SignInPanelProps {
  readonly mode: SignInMode;
  readonly settings: Settings;
  /** Called after a successful Google sign-in, before the session is stored. */
  readonly onGoogle: () => void;
}

export function SignInPanel({ mode, settings, onGoogle }: SignInPanelProps) {
  const [params] = useSearchParams();
  const from = params.get('from');
  // Links to the other sign-in screen contain only the parameter `from`, because the server rejects parameters that the
  // route does not declare.
  const search = from === null ? '' : remembering(from);
  const state = useSignIn(settings.apiBaseUrl);
  const [remember, setRemember] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  /** A Google sign-in for which the account service requires the account's password. */
  const [pending, setPending] = useState<{ readonly credential: string; readonly profile: GoogleProfile }>();

  const signInWithGoogle = (credential: string, profile: GoogleProfile, password?: string) =>
    void state.signIn(async (send) => {
      const result = await googleLogin(send, credential, profile, password);
      if (result.success) onGoogle();
      if (result.success || password !== undefined || !result.passwordRequired) return result;
      setPending({ credential, profile });
      // Removes the service's message, because the password form that follows explains why it needs a password.
      return { ...result, message: '' };
    }, remember);

  const wasPending = useRef(false);
  useEffect(() => {
    if (!pending && wasPending.current) panel.current?.querySelector('input')?.focus();
    wasPending.current = pending !== undefined;
  }, [pending]);

  if (pending) {
    return (
      <ConnectGoogle
        email={pending.profile.email}
        state={state}
        onPassword={(password) => signInWithGoogle(pending.credential, pending.profile, password)}
        onCancel={() => {
          setPending(undefined);
          state.showError('');
        }}
      />
    );
  }
  return (
    <div ref={panel}>
      <SignInForm
        mode={mode}
        state={state}
        remember={remember}
        onRemember={setRemember}
        onSubmit={({ name, email, password }) => {
          void state.signIn(
            (send) =>
              mode === 'login' ? login(send, email, password) : register(send, name, email, password),
            remember,
          );
        }}
      />
      {mode === 'login' && (
        <Forgotten>
          Forgot your password? <a href={mailLink(settings.contact.email, FORGOTTEN)}>Write to us</a> from the
          address of your account, and we send you a new one.
        </Forgotten>
      )}
      <Toggle>
        {mode === 'login' ? (
          <>
            <span>{`New to ${settings.brand}? `}</span>
            <Link to={`/register${search}`}>Sign Up</Link>
          </>
        ) : (
          <>
            Already have an account? <Link to={`/login${search}`}>Log In</Link>
          </>
        )}
      </Toggle>
      <SignInOptions
        clientId={settings.googleClientId}
        hasDemo={settings.demoSignIn === true}
        state={state}
        remember={remember}
        onGoogle={signInWithGoogle}
      />
    </div>
  );
}

const Forgotten = styled(Small)`
  margin-top: ${space(2)};
`;

const Toggle = styled.p`
  margin-top: ${space(2)};

  a {
    display: inline-block;
    padding: 4px 0;
    color: ${color.madder};
    font-weight: 600;
  }
`;

interface ConnectGoogleProps {
  readonly email: string;
  readonly state: SignInState;
  readonly onPassword: (password: string) => void;
  readonly onCancel: () => void;
}

const focus = (field: HTMLInputElement | null) => field?.focus();

function ConnectGoogle({ email, state, onPassword, onCancel }: ConnectGoogleProps) {
  const [isBlank, setBlank] = useState(false);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.isBusy) return;
    const password = new FormData(event.currentTarget).get('password');
    const hasPassword = typeof password === 'string' && password !== '';
    setBlank(!hasPassword);
    if (hasPassword) onPassword(password);
    else {
      state.showError('Please fill in all fields');
      event.currentTarget.querySelector<HTMLInputElement>('[name="password"]')?.focus();
    }
  };

  return (
    <AccountForm error={state.error} onSubmit={submit}>
      <p id="connect-google">{`There is already an account for ${email}. Enter its password once to connect it with Google. After that, you can log in either way.`}</p>
      {/* Password managers read the account from this field. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Account password"
        name="password"
        autoComplete="current-password"
        aria-describedby="connect-google"
        aria-required
        ref={focus}
        {...(isBlank && { 'aria-invalid': true })}
      />
      <BusyButton type="submit" isBusy={state.isBusy}>
        Connect and Log In
      </BusyButton>
      <Button type="button" $look="quiet" disabled={state.isBusy} onClick={onCancel}>
        Cancel
      </Button>
    </AccountForm>
  );
}
