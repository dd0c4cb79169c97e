import { createSharedReads } from '@tanabana/contract/async/sharedReads';
import type { FolderObjects } from './folderObjects';
import type { ObjectStore, ServableObjects } from './objectStore';

interface Fetched {
  readonly content: Buffer | undefined;
  /** Write of the object into the folder. Rejects if the disk is full. */
  readonly storing: Promise<boolean>;
}

/** Caches the immutable objects of a bucket in a folder. The files in the folder may be removed at any time. */
export class ReadCache implements ServableObjects {
  readonly folder: string;
  private readonly pending = createSharedReads({ cache: false });

  constructor(
    private readonly bucket: ObjectStore,
    private readonly cached: FolderObjects,
  ) {
    this.folder = cached.folder;
  }

  /** Reads an object, even if the disk is too full to cache the object. */
  async read(key: string): Promise<Buffer | undefined> {
    return (await this.cached.read(key)) ?? (await this.fetch(key)).content;
  }

  /**
   * Downloads the compressed forms before the object, because later calls do nothing if the folder contains the object.
   */
  async download(key: string, forms: readonly string[] = []): Promise<void> {
    if (await this.cached.has(key)) return;
    await Promise.all(forms.map((form) => this.download(form)));
    const { storing } = await this.fetch(key);
    await storing;
  }

  /** Queries the bucket, because a cached object may have been removed from the bucket. */
  has(key: string): Promise<boolean> {
    return this.bucket.has(key);
  }

  create(key: string, content: Buffer | string): Promise<boolean> {
    return this.bucket.create(key, content);
  }

  list(prefix: string) {
    return this.bucket.list(prefix);
  }

  names(prefix: string): Promise<readonly string[]> {
    return this.bucket.names(prefix);
  }

  async remove(key: string): Promise<void> {
    await this.bucket.remove(key);
    await this.cached.remove(key);
  }

  private fetch(key: string): Promise<Fetched> {
    return this.pending(key, async () => {
      const content = await this.bucket.read(key);
      const storing = content ? this.cached.create(key, content) : Promise.resolve(false);
      await storing.catch(() => undefined);
      return { content, storing };
    });
  }
}
