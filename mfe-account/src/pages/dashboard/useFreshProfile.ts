import { sessionStore } from '@tanabana/runtime/session/sessionStore';
import { useEffect, useState } from 'react';
import { accountService } from '../../service/accountService';
import { fetchProfile } from '../../service/profileCalls';

/**
 * Fetches the profile and merges it into the session (§7). A refused token ends the session without a message (§8).
 * @returns the error message, if any
 */
export function useFreshProfile(apiBaseUrl: string): string | undefined {
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    const leaving = new AbortController();
    const token = sessionStore.token();
    void fetchProfile(accountService(apiBaseUrl, leaving.signal), token).then((answer) => {
      if (leaving.signal.aborted) return;
      if ('message' in answer) {
        if (answer.isTokenRefused && sessionStore.token() === token) sessionStore.signOut();
        else setProblem(answer.message);
      } else if (token !== null) sessionStore.mergeProfile(token, answer.profile);
    });
    return () => leaving.abort();
  }, [apiBaseUrl]);
  return problem;
}
