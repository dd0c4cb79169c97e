import { useSyncExternalStore } from 'react';
import type { RecordStore } from './createRecordStore';

/**
 * Follows a record in storage.
 * @param unknown what stands for the record until the browser can read it; must be one constant value
 */
export function useRecord<Value, Unknown>(store: RecordStore<Value>, unknown: Unknown): Value | Unknown {
  return useSyncExternalStore<Value | Unknown>(store.subscribe, store.read, () => unknown);
}
