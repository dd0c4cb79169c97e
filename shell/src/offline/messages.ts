/** A message of a page to the service worker. Pages of previous releases send the same ones. */
export type MessageToWorker =
  | {
      /** Asks the worker to cache pages and files. */
      readonly kind: 'keep';
      /** Release that the page runs. */
      readonly release: string;
      /** Pages that were shown without a document of their own, or before the worker was installed. */
      readonly addresses: readonly string[];
      /** Files that the page has, or will need. */
      readonly files: readonly string[];
    }
  /** Asks for the list of cached pages. */
  | { readonly kind: 'list' }
  /** Asks whether the page's own document is a cached one. */
  | { readonly kind: 'state' }
  /** Somebody has signed out: removes the pages. */
  | { readonly kind: 'forget' };

/** Message of the worker to a page that shows a cached document: the network's document has been cached since. */
export const RENEWED = 'renewed';
