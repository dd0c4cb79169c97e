import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether the page is hydrated. False on the server and in the first render, so that both match; anything
 * that depends on storage, clock or window must wait for it.
 */
export function useHydrated(): boolean {
  return useOnceHydrated(true, false);
}

/**
 * Returns a value that depends on the browser once the page is hydrated. Renders again only if it differs from what
 * the server knows.
 * @param value the value in the browser
 * @param before the value on the server and in the first render
 */
export function useOnceHydrated<Value extends string | number | boolean>(value: Value, before: Value): Value {
  return useSyncExternalStore(
    never,
    () => value,
    () => before,
  );
}
