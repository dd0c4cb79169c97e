import { useSyncExternalStore } from 'react';
import type { RecordStore } from './createRecordStore';

/**
 * Subscribes to a record in storage.
 * @param unknown value until the browser can read the record; must be constant
 */
export function useRecord<Value, Unknown>(store: RecordStore<Value>, unknown: Unknown): Value | Unknown {
  return useSyncExternalStore<Value | Unknown>(store.subscribe, store.read, () => unknown);
}
