import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether the page has been taken over by the browser. False on the server and in the first render, so that
 * both agree; everything that depends on storage, clock or window waits for it.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
