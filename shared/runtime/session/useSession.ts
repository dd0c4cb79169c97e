import { useSyncExternalStore } from 'react';
import type { User } from './session';
import { sessionStore } from './sessionStore';

/** Auth state (§3): loading until the first check of the token, then signed in or out. */
export interface Session {
  readonly user: User | null;
  readonly isAuthenticated: boolean;
  readonly loading: boolean;
}

const unknown = () => undefined;

/** Subscribes to the visitor's session; loading on the server and in the first render. */
export function useSession(): Session {
  const user = useSyncExternalStore<User | null | undefined>(
    sessionStore.subscribe,
    sessionStore.read,
    unknown,
  );
  return { user: user ?? null, isAuthenticated: Boolean(user), loading: user === undefined };
}
