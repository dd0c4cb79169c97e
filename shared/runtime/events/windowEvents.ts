/** Major version of the events that cross from one remote to another. */
export const EVENT_CONTRACT = 1;

/** The events of the house and what each carries. They say that a record changed; storage holds the record. */
export interface WindowEvents {
  readonly cartUpdated: { readonly itemCount: number };
  readonly wishlistUpdated: { readonly count: number };
}

/**
 * Announces a change to every remote on the page.
 * @param name the event, dispatched on `window` as a CustomEvent
 */
export function announce<Name extends keyof WindowEvents>(name: Name, detail: WindowEvents[Name]): void {
  window.dispatchEvent(new CustomEvent(name, { detail }));
}

/**
 * Calls the listener whenever the record behind the event may have changed, in this tab or in another.
 * @param storageKey the record's key in local storage
 * @returns stops listening
 */
export function onRecordChange(
  name: keyof WindowEvents,
  storageKey: string,
  listener: () => void,
): () => void {
  const onStorage = (event: StorageEvent) => {
    // A null key says that the whole storage was cleared.
    if (event.key === storageKey || event.key === null) listener();
  };
  window.addEventListener(name, listener);
  window.addEventListener('storage', onStorage);
  return () => {
    window.removeEventListener(name, listener);
    window.removeEventListener('storage', onStorage);
  };
}
