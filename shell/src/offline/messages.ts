/** A message of a page to the service worker. Pages of previous releases send the same messages. */
export type MessageToWorker =
  /** Caches pages and files. */
  | {
      readonly kind: 'keep';
      readonly release: string;
      readonly addresses: readonly string[];
      readonly files: readonly string[];
    }
  /** Requests the list of cached pages. */
  | { readonly kind: 'list' }
  /** Requests the `ShownCopy` of a page that displays a cached copy. */
  | { readonly kind: 'state' }
  /** Removes all pages after a sign-out. */
  | { readonly kind: 'forget' };

/** Message of the worker to a page that displays a cached copy, if a newer document is cached. */
export const RENEWED = 'renewed';
