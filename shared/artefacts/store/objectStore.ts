/** Metadata of an object. */
export interface ObjectEntry {
  /** Its path in the store, with slashes. */
  readonly key: string;
  /** When it was written, in milliseconds since 1970. */
  readonly writtenAt: number;
}

/**
 * Stores whole objects under keys, in a folder or a bucket. An object never changes. It appears whole or not at all,
 * also when the writer is killed, and of two writers of one key exactly one succeeds. Releases need nothing else, and
 * no locks.
 */
export interface ObjectStore {
  /** @returns undefined when there is no such object */
  read(key: string): Promise<Buffer | undefined>;
  has(key: string): Promise<boolean>;
  /** @returns whether it was written; false when the key is taken */
  create(key: string, content: Buffer | string): Promise<boolean>;
  /** All objects whose keys start with a prefix that ends in a slash. */
  list(prefix: string): Promise<readonly ObjectEntry[]>;
  /** Names directly below a prefix that ends in a slash. */
  names(prefix: string): Promise<readonly string[]>;
  /** Removes an object, if it exists. */
  remove(key: string): Promise<void>;
}

/** Objects that this machine can serve as files. */
export interface ServableObjects extends ObjectStore {
  /** Folder in which a fetched object is stored under its key. */
  readonly folder: string;
  /**
   * Fetches an object into the folder, unless it is there; does nothing when there is no such object.
   * @param forms keys of its compressed forms, which are fetched too if they exist
   * @throws {Error} when the folder has no room for it
   */
  download(key: string, forms?: readonly string[]): Promise<void>;
}
