/** What a page tells the service worker, or asks it. */
export type MessageToWorker =
  | {
      readonly kind: 'keep';
      /** Release that the page runs. */
      readonly release: string;
      /** Pages that were shown without a document of their own, or before the worker was there. */
      readonly addresses: readonly string[];
      /** Files that the page has, or will need. */
      readonly files: readonly string[];
    }
  /** Asks which pages can be read. */
  | { readonly kind: 'list' }
  /** Asks whether the page's own document is a kept one. */
  | { readonly kind: 'state' }
  /** Somebody has signed out. */
  | { readonly kind: 'forget' };

/** What the worker says by itself: the network's document has come after all, and is kept. */
export const RENEWED = 'renewed';
