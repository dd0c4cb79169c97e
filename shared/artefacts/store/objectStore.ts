export interface ObjectEntry {
  readonly key: string;
  /** In milliseconds since 1970. */
  readonly writtenAt: number;
}

/**
 * Immutable objects under keys, in a folder or a bucket. Writes are atomic, also when the writer is killed,
 * and of two writers of one key exactly one succeeds. So releases need no locks.
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

/** Objects that this machine serves as files. */
export interface ServableObjects extends ObjectStore {
  /** Folder of fetched objects. */
  readonly folder: string;
  /** @param forms keys of compressed forms, which are fetched too */
  download(key: string, forms?: readonly string[]): Promise<void>;
}
