import type { InferOutput } from 'valibot';
import type { eventDetails } from './eventDetails';

export const EVENT_CONTRACT = 1;

/**
 * Details of the window events between remotes, by name of the event. An event signals that a stored value has
 * changed.
 */
export type WindowEvents = {
  readonly [Name in keyof typeof eventDetails]: InferOutput<(typeof eventDetails)[Name]>;
};

export function announce<Name extends keyof WindowEvents>(name: Name, detail: WindowEvents[Name]): void {
  window.dispatchEvent(new CustomEvent(name, { detail }));
}

/**
 * Calls the listener whenever the stored value of an event may have changed in any tab. Returns a function that
 * unsubscribes.
 */
export function onStoredChange(
  name: keyof WindowEvents,
  storageKey: string,
  listener: () => void,
): () => void {
  const subscription = new AbortController();
  const { signal } = subscription;
  window.addEventListener(name, listener, { signal });
  onChangedByOthers(storageKey, listener, signal);
  return () => subscription.abort();
}

/** Calls the listener whenever another tab may have changed a stored value. */
export function onChangedByOthers(storageKey: string, listener: () => void, signal: AbortSignal): void {
  const onStorage = (event: StorageEvent) => {
    // A null key means that the entire storage was cleared.
    if (event.key === storageKey || event.key === null) listener();
  };
  window.addEventListener('storage', onStorage, { signal });
  onPageRestored(listener, signal);
}

/**
 * Calls the listener when the page is restored from the back/forward cache. In the cache, a page receives no events, so
 * values in storage may have changed.
 */
export function onPageRestored(listener: () => void, signal: AbortSignal): void {
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  window.addEventListener('pageshow', onPageShow, { signal });
}
