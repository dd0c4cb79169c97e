/** What is known of an object without reading it. */
export interface ObjectEntry {
  /** Its path in the store, with slashes. */
  readonly key: string;
  /** When it was written, in milliseconds since 1970. */
  readonly writtenAt: number;
}

/**
 * A place that keeps whole objects under keys: a folder, or a bucket. An object never changes. It appears whole
 * or not at all, also when the writer is killed, and of two writers of one key exactly one succeeds: this is all
 * that releases rest on, so they need no locks.
 */
export interface ObjectStore {
  /** @returns nothing when there is no such object */
  read(key: string): Promise<Buffer | undefined>;
  has(key: string): Promise<boolean>;
  /** @returns whether it was written; false when the key is taken */
  create(key: string, content: Buffer | string): Promise<boolean>;
  /** All objects whose keys start with a prefix that ends in a slash. */
  list(prefix: string): Promise<readonly ObjectEntry[]>;
  /** Names of what lies directly below a prefix that ends in a slash. */
  names(prefix: string): Promise<readonly string[]>;
  /** Removes an object, and nothing when there is none. */
  remove(key: string): Promise<void>;
}

/** Objects that this machine can serve as files. */
export interface ServableObjects extends ObjectStore {
  /** Folder below which an object lies under its key, once it was brought here. */
  readonly folder: string;
  /**
   * Sees to it that an object lies in the folder; does nothing when there is no such object.
   * @param forms keys of its other forms, which come along as far as there are any
   * @throws {Error} when the folder has no room for it
   */
  bring(key: string, forms?: readonly string[]): Promise<void>;
}
