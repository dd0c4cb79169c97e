export interface ObjectEntry {
  readonly key: string;
  /** In milliseconds since 1970. */
  readonly writtenAt: number;
}

/**
 * Immutable objects by key, in a folder or a bucket. Writes are atomic, even if the writer is killed. Of concurrent writers
 * of one key exactly one succeeds, so that releases need no locks.
 */
export interface ObjectStore {
  read(key: string): Promise<Buffer | undefined>;
  has(key: string): Promise<boolean>;
  /** Returns false when the key exists. */
  create(key: string, content: Buffer | string): Promise<boolean>;
  /** @param prefix ends in a slash */
  list(prefix: string): Promise<readonly ObjectEntry[]>;
  /** Names directly below a prefix. */
  names(prefix: string): Promise<readonly string[]>;
  remove(key: string): Promise<void>;
}

/** Objects that a server can serve as files of a folder. */
export interface ServableObjects extends ObjectStore {
  /** Folder of the downloaded objects. */
  readonly folder: string;
  /**
   * Stores an object of a bucket in the folder.
   * @param forms keys of compressed forms, which are stored too
   */
  download(key: string, forms?: readonly string[]): Promise<void>;
}
