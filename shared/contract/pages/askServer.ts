export interface AskOptions {
  readonly signal?: AbortSignal;
  /**
   * Whether the visitor is opening the address. If the server no longer serves the release of the document, the address
   * is then opened as a document.
   */
  readonly isOpened?: boolean;
}

/**
 * Loads the data of a page on the server, which calls the page's `load`. Rejects if the server cannot load the data.
 * @param address path and query of a page of the same remote
 */
export type AskServer = (address: string, options?: AskOptions) => Promise<unknown>;
