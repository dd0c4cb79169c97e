import { onStoredChange } from '@tanabana/contract/events/windowEvents';
import { browserStorage } from '@tanabana/shop/stored/browserStorage';
import { useSyncExternalStore } from 'react';
import { ENQUIRIES_KEY } from '../enquiry/enquiriesKey';

const subscribe = (listener: () => void) => onStoredChange('enquiriesUpdated', ENQUIRIES_KEY, listener);

/**
 * Whether the browser has stored enquiries. Checks only the storage key, because the enquiries' parser is in a script
 * that loads later.
 */
export function useHasEnquiries(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => browserStorage.getItem(ENQUIRIES_KEY) !== null,
    () => false,
  );
}
