import { sessionStore } from '@tanabana/shop/session/sessionStore';
import { announcedAgain } from '@tanabana/ui/hooks/announcedAgain';
import { useState } from 'react';
import { useAccountCall } from '../../components/useAccountCall';
import type { Send } from '../../service/accountService';
import type { SignInResult } from '../../service/signInCalls';

export type SignInState = ReturnType<typeof useSignIn>;

export function useSignIn(apiBaseUrl: string) {
  const { isBusy, run } = useAccountCall(apiBaseUrl);
  const [error, setError] = useState<{ readonly message: string; readonly field?: string | undefined }>();
  const showError = (message: string) =>
    setError((displayed) => ({ message: announcedAgain(message, displayed?.message) }));

  const signIn = (attempt: (send: Send) => Promise<SignInResult>, remember: boolean) => {
    setError(undefined);
    return run(attempt, (result) => {
      if (!result.success) {
        setError(result);
        return;
      }
      sessionStore.signIn(result.token, result.profile, remember);
      // The session store removes expired tokens. If it removed this new token, the device's clock must be wrong.
      if (sessionStore.token() === null) showError('Check this device’s date and time');
    });
  };

  return { isBusy, error: error?.message ?? '', errorField: error?.field, showError, signIn };
}
