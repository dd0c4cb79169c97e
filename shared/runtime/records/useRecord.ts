import { useSyncExternalStore } from 'react';
import type { RecordStore } from './createRecordStore';

/** Subscribes to a record in storage. Returns undefined on the server and during hydration. */
export function useRecord<Value>(store: RecordStore<Value>): Value | undefined {
  return useSyncExternalStore<Value | undefined>(store.subscribe, store.read, () => undefined);
}
