declare global {
  /**
   * The last text of each record that could be read, by key. It hangs on the page, because every deployable
   * bundles this module for itself: the one that writes next need not be the one that read.
   */
  var tanabanaLastReadable: Map<string, string | null> | undefined;
}

/**
 * The last text of each record that could be read, null where none was stored. It stands in for a record that
 * cannot be read now (§4), for the life of the page.
 */
export function lastReadable(): Map<string, string | null> {
  return (globalThis.tanabanaLastReadable ??= new Map<string, string | null>());
}
