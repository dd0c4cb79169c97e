import { sessionStore } from '@tanabana/runtime/session/sessionStore';
import { useEffect, useRef, useState } from 'react';
import { accountService, type Send } from '../../service/accountService';
import type { SignInResult } from '../../service/signInCalls';

export type SignInState = ReturnType<typeof useSignIn>;

export function useSignIn(apiBaseUrl: string) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<{ readonly message: string; readonly field?: string | undefined }>({
    message: '',
  });
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  /** Runs one way of signing in and stores the session. */
  const signIn = async (attempt: (send: Send) => Promise<SignInResult>, remember: boolean) => {
    const { signal } = (leaving.current = new AbortController());
    setBusy(true);
    setError({ message: '' });
    const result = await attempt(accountService(apiBaseUrl, signal));
    if (signal.aborted) return;
    setBusy(false);
    if (!result.success) {
      setError(result);
      return;
    }
    sessionStore.signIn(result.token, result.profile, remember);
    // The store removes a token that has expired by this device's clock.
    if (sessionStore.token() === null) setError({ message: 'Check this device’s date and time' });
  };

  const showError = (message: string) => setError({ message });

  return { isBusy, error: error.message, errorField: error.field, showError, signIn };
}
