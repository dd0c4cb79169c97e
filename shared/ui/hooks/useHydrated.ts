import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Content that depends on storage, clock or window must be rendered after hydration. */
export function useHydrated(): boolean {
  return useOnceHydrated(true, false);
}

/** Returns `before` on the server and in the first render, and `value` after hydration. */
export function useOnceHydrated<Value extends string | number | boolean>(value: Value, before: Value): Value {
  return useSyncExternalStore(
    never,
    () => value,
    () => before,
  );
}
