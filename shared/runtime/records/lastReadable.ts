declare global {
  /**
   * The last readable text of each record, by key. It is global, because every deployable bundles its own
   * copy of this module, and another copy may write next.
   */
  var tanabanaLastReadable: Map<string, string | null> | undefined;
}

/**
 * The last readable text of each record, null if none was stored. It replaces a record that cannot be read
 * now (§4), for the life of the page.
 */
export function lastReadable(): Map<string, string | null> {
  return (globalThis.tanabanaLastReadable ??= new Map<string, string | null>());
}
