export interface ObjectEntry {
  readonly key: string;
  /** Time of the write, in milliseconds since 1970. */
  readonly writtenAt: number;
}

/**
 * Immutable objects by key, in a folder or a bucket. Writes are atomic, even if the writer is killed. If several
 * writers create the same key concurrently, exactly one succeeds, so that releases need no locks.
 */
export interface ObjectStore {
  read(key: string): Promise<Buffer | undefined>;
  has(key: string): Promise<boolean>;
  /** Returns false if the key exists. */
  create(key: string, content: Buffer | string): Promise<boolean>;
  /** @param prefix of the keys, with a slash at the end */
  list(prefix: string): Promise<readonly ObjectEntry[]>;
  /** Returns the names of the objects and folders directly below a prefix. */
  names(prefix: string): Promise<readonly string[]>;
  remove(key: string): Promise<void>;
}

/**
 * Store whose objects a server can serve as files. The objects are in `folder`, or are downloaded into `folder` on
 * demand.
 */
export interface ServableObjects extends ObjectStore {
  /** Folder of the local or downloaded objects. */
  readonly folder: string;
  /**
   * Downloads an object of a bucket into the folder.
   * @param forms keys of compressed forms, which are downloaded too
   */
  download(key: string, forms?: readonly string[]): Promise<void>;
}
