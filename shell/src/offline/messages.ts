/** A message from a page to the service worker. Pages of earlier releases also send messages of this format. */
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
  /** Requests the `ShownCopy` of the page. */
  | { readonly kind: 'state' }
  /** Removes all pages after a sign-out. */
  | { readonly kind: 'forget' };

/** Message from the worker to a page that displays a cached document, when a newer one has been cached. */
export const RENEWED = 'renewed';
