import { sessionStore } from '@tanabana/runtime/session/sessionStore';
import { useEffect, useRef, useState } from 'react';
import { accountService, type Send } from '../../service/accountService';
import type { SignInResult } from '../../service/signInCalls';

export interface SignInState {
  readonly isBusy: boolean;
  readonly error: string;
  /** Field that the service refused, if any. */
  readonly errorField: string | undefined;
  readonly showError: (error: string) => void;
  /**
   * Runs one way of signing in and stores the session.
   * @returns whether it succeeded
   */
  readonly signIn: (attempt: (send: Send) => Promise<SignInResult>, remember: boolean) => Promise<boolean>;
}

export function useSignIn(apiBaseUrl: string): SignInState {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<{ readonly message: string; readonly field?: string }>({ message: '' });
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  const signIn: SignInState['signIn'] = async (attempt, remember) => {
    const { signal } = (leaving.current = new AbortController());
    setBusy(true);
    setError({ message: '' });
    const result = await attempt(accountService(apiBaseUrl, signal));
    if (signal.aborted) return false;
    setBusy(false);
    if (result.success) sessionStore.signIn(result.token, result.profile, remember);
    else setError(result);
    // The store removes a token that has expired by this device's clock.
    const isOver = result.success && sessionStore.token() === null;
    if (isOver) setError({ message: 'Check this device’s date and time' });
    return result.success && !isOver;
  };

  const showError = (message: string) => setError({ message });

  return { isBusy, error: error.message, errorField: error.field, showError, signIn };
}
