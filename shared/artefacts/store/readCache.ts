import { createSharedReads } from '@tanabana/runtime/async/sharedReads';
import type { FolderObjects } from './folderObjects';
import type { ObjectStore, ServableObjects } from './objectStore';

interface Fetched {
  readonly content: Buffer | undefined;
  /** Rejects when the folder could not store it. */
  readonly storing: Promise<boolean>;
}

/**
 * Caches the objects of a bucket in a folder of this machine, without a limit: an object never changes. The folder may
 * be emptied at any time.
 */
export class ReadCache implements ServableObjects {
  readonly folder: string;
  private readonly pending = createSharedReads({ cache: false });

  constructor(
    private readonly bucket: ObjectStore,
    private readonly cached: FolderObjects,
  ) {
    this.folder = cached.folder;
  }

  /** Returns the object even if the folder has no room for it. */
  async read(key: string): Promise<Buffer | undefined> {
    return (await this.cached.read(key)) ?? (await this.fetch(key)).content;
  }

  /** Fetches the object last: once it is stored, its compressed forms are not requested again. */
  async download(key: string, forms: readonly string[] = []): Promise<void> {
    if (await this.cached.has(key)) return;
    await Promise.all(forms.map((form) => this.download(form)));
    await (
      await this.fetch(key)
    ).storing;
  }

  /** Asks the bucket, because a removed object may still be cached. */
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

  /** Fetches an object once for all concurrent requests. */
  private fetch(key: string): Promise<Fetched> {
    return this.pending(key, async () => {
      const content = await this.bucket.read(key);
      const storing = content ? this.cached.create(key, content) : Promise.resolve(false);
      await storing.catch(() => undefined);
      return { content, storing };
    });
  }
}
