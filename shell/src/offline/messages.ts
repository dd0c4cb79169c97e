/** A new worker also receives messages from pages of earlier releases, so the format must stay compatible. */
export type MessageToWorker =
  /** Caches pages and files. */
  | {
      readonly kind: 'keep';
      readonly release: string;
      readonly addresses: readonly string[];
      readonly files: readonly string[];
    }
  | { readonly kind: 'list' }
  /** Requests the state of the cached document that the page displays. See `ShownCopy`. */
  | { readonly kind: 'state' }
  /** Removes all cached pages. Sent after a sign-out. */
  | { readonly kind: 'forget' };

/**
 * Message from the service worker to a page that displays a cached document. Sent when a newer document has been
 * cached.
 */
export const RENEWED = 'renewed';
