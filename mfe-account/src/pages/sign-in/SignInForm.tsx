import { useHydrated } from '@tanabana/ui/hooks/useHydrated';
import { Checkbox, TextField } from '@tanabana/ui/kit/Field';
import { Small } from '@tanabana/ui/kit/Page';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import * as v from 'valibot';
import { BusyButton } from '../../components/BusyButton';
import {
  checkSignIn,
  entriesSchema,
  FIELDS,
  type SignInEntries,
  type SignInField,
  type SignInMode,
} from '../../sign-in/checkSignIn';
import { AccountForm, PasswordField } from './AccountForm';
import type { SignInState } from './useSignIn';

interface SignInFormProps {
  readonly mode: SignInMode;
  readonly state: SignInState;
  readonly remember: boolean;
  readonly onRemember: (remember: boolean) => void;
  readonly onSubmit: (entries: SignInEntries) => void;
}

function focusField(form: HTMLFormElement | null, field: SignInField) {
  form?.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus();
}

export function SignInForm({ mode, state, remember, onRemember, onSubmit }: SignInFormProps) {
  const { isBusy, error, errorField } = state;
  const isHydrated = useHydrated();
  const [wrongField, setWrongField] = useState<SignInField>();
  const isRegistering = mode === 'register';
  const form = useRef<HTMLFormElement>(null);
  const errorId = useId();
  // If the account service rejects the value of a field, the error is displayed at that field.
  const refusedField = FIELDS[mode].find((name) => name === errorField);

  useEffect(() => {
    if (refusedField) focusField(form.current, refusedField);
  }, [refusedField]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const entries = v.parse(entriesSchema, Object.fromEntries(new FormData(event.currentTarget)));
    const problem = checkSignIn(mode, entries);
    setWrongField(problem?.field);
    if (!problem) {
      onSubmit(entries);
      return;
    }
    state.showError(problem.message);
    focusField(event.currentTarget, problem.field);
  };

  const field = (name: SignInField) => ({
    name,
    'aria-required': true,
    // Links the field to its error, because screen readers may skip the alert when the focus moves.
    ...(wrongField === name && { 'aria-invalid': true, 'aria-describedby': errorId }),
    error: refusedField === name ? error : undefined,
  });

  return (
    <AccountForm ref={form} error={refusedField ? '' : error} errorId={errorId} onSubmit={submit}>
      {isRegistering && <TextField label="Name" autoComplete="name" {...field('name')} />}
      <TextField
        label="Email Address"
        type="email"
        autoComplete={isRegistering ? 'email' : 'username'}
        {...field('email')}
      />
      <PasswordField
        label="Password"
        autoComplete={isRegistering ? 'new-password' : 'current-password'}
        {...(isRegistering && { help: 'At least 8 characters.' })}
        {...field('password')}
      />
      {isRegistering ? (
        <PasswordField label="Confirm Password" autoComplete="new-password" {...field('confirmPassword')} />
      ) : (
        <div>
          <Checkbox
            label="Remember me"
            name="remember"
            checked={remember}
            aria-describedby="remember-meaning"
            onChange={(event) => onRemember(event.currentTarget.checked)}
          />
          <Small id="remember-meaning">
            Stay signed in on this device, even after you close the browser. Otherwise we sign you out after
            an hour without activity.
          </Small>
        </div>
      )}
      {/* A submit button would reload the page before hydration, because no submit handler exists yet. */}
      <BusyButton type={isHydrated ? 'submit' : 'button'} isBusy={isBusy}>
        {isRegistering ? 'Register' : 'Log In'}
      </BusyButton>
      {isRegistering && <Small>We sign you out after an hour without activity.</Small>}
      <noscript>
        <Small>Signing in needs JavaScript, which is switched off in this browser.</Small>
      </noscript>
    </AccountForm>
  );
}
