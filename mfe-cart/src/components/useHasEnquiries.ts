import { onRecordChange } from '@tanabana/runtime/events/windowEvents';
import { browserStorage } from '@tanabana/runtime/records/browserStorage';
import { useSyncExternalStore } from 'react';
import { ENQUIRIES_KEY } from '../enquiry/enquiriesKey';

const subscribe = (listener: () => void) => onRecordChange('enquiriesUpdated', ENQUIRIES_KEY, listener);

/** Whether this browser may have prepared enquiries. Checks only the key, because the parser is loaded later. */
export function useHasEnquiries(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => browserStorage.getItem(ENQUIRIES_KEY) !== null,
    () => false,
  );
}
