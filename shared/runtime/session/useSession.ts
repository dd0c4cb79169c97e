import { useSyncExternalStore } from 'react';
import type { User } from './session';
import { sessionStore } from './sessionStore';

/** Session of the visitor (§3). */
export interface Session {
  readonly user: User | null;
  readonly isAuthenticated: boolean;
  readonly loading: boolean;
}

/** Subscribes to the session, which is loading on the server and in the first render. */
export function useSession(): Session {
  const { subscribe, read } = sessionStore;
  const user = useSyncExternalStore<User | null | undefined>(subscribe, read, () => undefined);
  return { user: user ?? null, isAuthenticated: Boolean(user), loading: user === undefined };
}
