import { useSession } from '@tanabana/runtime/session/useSession';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** How long the confirmation of a sign-in stays, in milliseconds (§9). */
const CONFIRMATION_DURATION_MS = 2000;

/** Goes on to a page as soon as the visitor is signed in, here or in another tab; after a moment where it is confirmed. */
export function useOnwardJourney(destination: string, isConfirmed: boolean): void {
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
