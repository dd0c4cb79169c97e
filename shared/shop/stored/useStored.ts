import { useSyncExternalStore } from 'react';
import type { StoredValue } from './createStoredValue';

/** Returns undefined on the server and during hydration. */
export function useStored<Value>(store: StoredValue<Value>): Value | undefined {
  return useSyncExternalStore<Value | undefined>(store.subscribe, store.read, () => undefined);
}
