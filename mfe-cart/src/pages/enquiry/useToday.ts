import { useSyncExternalStore } from 'react';
import { calendarDate } from '../../enquiry/calendarDate';

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** The visitor's date, as in `2026-11-23`; renewed when the tab is looked at again. Empty on the server. */
export function useToday(): string {
  return useSyncExternalStore(
    subscribe,
    () => calendarDate(new Date()),
    () => '',
  );
}
