import { useSyncExternalStore } from 'react';
import type { User } from './session';
import { sessionStore } from './sessionStore';

export interface Session {
  readonly user: User | null;
  readonly isAuthenticated: boolean;
  readonly loading: boolean;
}

/** On the server and in the first render, the session is loading. */
export function useSession(): Session {
  const { subscribe, read } = sessionStore;
  const user = useSyncExternalStore<User | null | undefined>(subscribe, read, () => undefined);
  return { user: user ?? null, isAuthenticated: Boolean(user), loading: user === undefined };
}
