/** Major version of the events between remotes. */
export const EVENT_CONTRACT = 1;

/**
 * The events between remotes and their details. An event signals that a record changed; the record itself is in
 * storage.
 */
export interface WindowEvents {
  readonly cartUpdated: { readonly itemCount: number };
  readonly wishlistUpdated: { readonly count: number };
  readonly enquiriesUpdated: { readonly count: number };
  readonly recentlyViewedUpdated: { readonly count: number };
}

/**
 * Dispatches an event to every remote on the page.
 * @param name of the event, dispatched on `window` as a CustomEvent
 */
export function announce<Name extends keyof WindowEvents>(name: Name, detail: WindowEvents[Name]): void {
  window.dispatchEvent(new CustomEvent(name, { detail }));
}

/**
 * Calls the listener whenever the record of an event may have changed, in this tab or in another, also while the page
 * was in the back/forward cache.
 * @param storageKey the record's key in local storage
 * @returns a function that stops listening
 */
export function onRecordChange(
  name: keyof WindowEvents,
  storageKey: string,
  listener: () => void,
): () => void {
  const onStorage = (event: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (event.key === storageKey || event.key === null) listener();
  };
  // A page in the back/forward cache receives no events.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  window.addEventListener(name, listener);
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    window.removeEventListener(name, listener);
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}
