import { Button } from '@tanabana/runtime/kit/Button';
import { useState, type SubmitEvent } from 'react';
import { BusyButton } from '../../components/BusyButton';
import { AccountForm } from './AccountForm';
import { PasswordField } from './PasswordField';
import type { SignInState } from './useSignIn';

interface ConnectGoogleProps {
  readonly email: string;
  readonly state: SignInState;
  readonly onPassword: (password: string) => void;
  readonly onCancel: () => void;
}

const focus = (field: HTMLInputElement | null) => field?.focus();

export function ConnectGoogle({ email, state, onPassword, onCancel }: ConnectGoogleProps) {
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
