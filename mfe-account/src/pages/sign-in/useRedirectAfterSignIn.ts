import { useSession } from '@tanabana/runtime/session/useSession';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** How long the confirmation of a sign-in is shown, in milliseconds (§9). */
const CONFIRMATION_DURATION_MS = 2000;

/**
 * Redirects to a page once the visitor is signed in, here or in another tab.
 * @param isConfirmed whether the screen confirms the sign-in first; it then redirects after 2 s
 */
export function useRedirectAfterSignIn(destination: string, isConfirmed: boolean): void {
  const { isAuthenticated } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    if (!isAuthenticated) return;
    const timer = setTimeout(
      () => void navigate(destination, { replace: true }),
      isConfirmed ? CONFIRMATION_DURATION_MS : 0,
    );
    return () => clearTimeout(timer);
  }, [isAuthenticated, isConfirmed, destination, navigate]);
}
